import type { MetaDescriptor } from 'react-router';
import { type Path, urlTable } from '../routes.ts';
import { brand } from './brand.ts';

/**
 * Stands for the site's address in HTML made by the build or the renderer, which do not know it.
 * The server puts the real address in its place.
 */
const unknownOrigin = 'https://origin.invalid';

type PageFacts = { description: string; index?: boolean };

/** Title, description, canonical address and robots of a page in the URL table. */
export function pageMeta(path: Path, { description, index = true }: PageFacts): MetaDescriptor[] {
  const title = urlTable.find((row) => row.path === path)?.title ?? '';
  return index
    ? [...named(title, description), canonical(path)]
    : [...named(title, description), noIndex];
}

/** For pages without an address of their own, such as errors. */
export function unlistedMeta(title: string): MetaDescriptor[] {
  return [...named(title, brand.tagline), noIndex];
}

const noIndex: MetaDescriptor = { name: 'robots', content: 'noindex' };

function named(title: string, description: string): MetaDescriptor[] {
  return [{ title: `${title} | ${brand.siteName}` }, { name: 'description', content: description }];
}

function canonical(path: string): MetaDescriptor {
  const origin = typeof window === 'undefined' ? unknownOrigin : window.location.origin;
  return { tagName: 'link', rel: 'canonical', href: `${origin}${path}` };
}
