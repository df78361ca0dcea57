import { type FileType, fileTypes } from './types.ts';

const maxLength = 200;
// Controls, and what is drawn as nothing or turns the direction of what follows: "gpj.exe" as "exe.jpg".
const invisible = /[\p{Cc}\p{Cf}\p{Cn}\p{Co}\p{Cs}\p{Zl}\p{Zp}]/gu;
const notInWindows = /[<>:"|?*]/g;
const deviceOfWindows = /^(?:con|prn|aux|nul|com\d|lpt\d)(?=\.|$)/i;

/** A name that is safe to keep, to show and to save under, from whatever was sent as one. */
export function cleanFileName(given: string): string {
  const last = given.normalize('NFC').split(/[/\\]/).at(-1) ?? '';
  const name = last
    .replace(invisible, '')
    .replace(notInWindows, '_')
    .replace(/\s+/g, ' ')
    .replace(/^[. ]+|[. ]+$/g, '')
    .replace(deviceOfWindows, '_$&');
  return shortened(name === '' ? 'file' : name, '');
}

/** The name with an ending that tells the truth about what is in the file. */
export function nameForType(name: string, type: FileType): string {
  const { extensions } = fileTypes[type];
  const ending = extensionOf(name).slice(1).toLowerCase();
  const isTrue = (extensions as readonly string[]).includes(ending);
  return isTrue ? name : shortened(name, `.${extensions[0]}`);
}

/** The names in their order, told apart where some are alike but for case: "a.pdf", "A (2).pdf". */
export function uniqueNames(names: readonly string[]): string[] {
  const taken = new Set<string>();
  const nextOf = new Map<string, number>();
  return names.map((name) => {
    const folded = name.toLowerCase();
    let count = nextOf.get(folded) ?? 1;
    let unique = name;
    while (taken.has(unique.toLowerCase())) {
      count += 1;
      unique = numbered(name, count);
    }
    nextOf.set(folded, count);
    taken.add(unique.toLowerCase());
    return unique;
  });
}

function numbered(name: string, count: number): string {
  const extension = extensionOf(name);
  return `${name.slice(0, name.length - extension.length)} (${count})${extension}`;
}

function extensionOf(name: string): string {
  return /\.[\p{L}\p{N}]{1,10}$/u.exec(name)?.[0] ?? '';
}

/** Cut in front of its ending. */
function shortened(name: string, added: string): string {
  const kept = added === '' ? extensionOf(name) : added;
  const stem = added === '' ? name.slice(0, name.length - kept.length) : name;
  const room = maxLength - kept.length;
  return (
    Array.from(stem)
      .slice(0, room)
      .join('')
      .replace(/[. ]+$/, '') + kept
  );
}
