import { expect, it } from 'vitest';
import { pageMeta, unlistedMeta } from './page-meta.ts';

it('names a page after its row, and gives its address', () => {
  expect(pageMeta('/', { description: 'What we do.' })).toEqual([
    { title: 'Appearance coverage nationwide | Court Appearance Professionals' },
    { name: 'description', content: 'What we do.' },
    { tagName: 'link', rel: 'canonical', href: 'https://origin.invalid/' },
  ]);
});

it('keeps what is not for search engines out of them', () => {
  const noIndex = { name: 'robots', content: 'noindex' };
  expect(pageMeta('/v1/docs', { description: '', index: false })).toContainEqual(noIndex);
  expect(unlistedMeta('Page Not Found')).toContainEqual(noIndex);
});
