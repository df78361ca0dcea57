/** The web writes this where it cannot know the site's address (apps/web/src/platform/page-meta.ts). */
const unknownOrigin = 'https://origin.invalid';

export function withPublicOrigin(html: string, publicUrl: string): string {
  return html.replaceAll(unknownOrigin, new URL(publicUrl).origin);
}
