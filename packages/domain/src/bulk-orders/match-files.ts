/** A file number reduced to what counts: letters and digits in one case. */
export function fileNumberKey(fileNumber: string): string {
  return fileNumber.toLowerCase().replaceAll(/[^a-z0-9]/g, '');
}

/** What operating systems leave in archives; nobody means to hand it in. */
export function isArchiveLitter(path: string): boolean {
  return /(?:^|\/)(?:__MACOSX\/|\.DS_Store$|Thumbs\.db$|desktop\.ini$|\._[^/]*$)/i.test(path);
}

/**
 * The file number that a path in an archive belongs to: that of the innermost folder which is called by
 * it, or the one that the name of the file begins with. The longest that fits wins.
 */
export function fileNumberOf(path: string, keys: ReadonlySet<string>): string | undefined {
  const [name = '', ...folders] = path.split('/').toReversed();
  for (const segment of [...folders, name]) {
    const found = keyAtStart(segment, keys);
    if (found !== undefined) return found;
  }
  return undefined;
}

/** `OCF-2026-0017 notice.pdf` begins with OCF-2026-0017, and `OCF-2026-00171.pdf` does not. */
function keyAtStart(segment: string, keys: ReadonlySet<string>): string | undefined {
  const pieces = segment
    .toLowerCase()
    .split(/[^a-z0-9]+/)
    .filter((piece) => piece !== '');
  for (let count = pieces.length; count > 0; count -= 1) {
    const key = pieces.slice(0, count).join('');
    if (keys.has(key)) return key;
  }
  return undefined;
}
