type Refusal = { refuse: 400 | 414; reason: string };

const longestUrl = 2_000;
/** The browser asks for the routes of all links on a page at once; React Router stops at 7,680. */
const longestManifestUrl = 8_000;
const badAddress: Refusal = { refuse: 400, reason: 'Bad address' };

/** The path of a page, or why a request is refused that no honest link leads to. */
export function pagePath(url: string): { path: string } | Refusal {
  const longest = url.startsWith('/__manifest?') ? longestManifestUrl : longestUrl;
  if (url.length > longest) return { refuse: 414, reason: 'Address too long' };
  const path = decode(url.split(/[?#]/, 1)[0] ?? '');
  // Two slashes at the start would be read as the name of another host.
  if (path === undefined || !/^\/(?!\/)/.test(path)) return badAddress;
  // oxlint-disable-next-line no-control-regex -- control characters are what is looked for
  if (/[\u0000-\u001f\u007f\\]/.test(path)) return badAddress;
  if (path.split('/').some((segment) => segment === '.' || segment === '..')) return badAddress;
  return { path: path === '/' ? path : path.replace(/\/+$/, '') };
}

function decode(raw: string): string | undefined {
  try {
    return decodeURIComponent(raw);
  } catch {
    return undefined;
  }
}
