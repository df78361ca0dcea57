/** Longer than any name that we take; what comes after tells nobody apart. */
const longest = 300;

// Letters that Unicode does not take apart into a plain one and a mark.
const plainLetters: Readonly<Record<string, string>> = {
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  ø: 'o',
  đ: 'd',
  ð: 'd',
  þ: 'th',
  ł: 'l',
  ı: 'i',
};

/** Words that say nothing of who is meant, wherever they stand. */
const fillers: ReadonlySet<string> = new Set(['the', 'and', 'jr', 'sr', 'esq']);

/** What a company or a namesake is told by, dropped from the end; further forward it may be a name. */
const endings: ReadonlySet<string> = new Set([
  'llc',
  'inc',
  'incorporated',
  'corp',
  'corporation',
  'co',
  'company',
  'ltd',
  'limited',
  'lp',
  'llp',
  'lllp',
  'pc',
  'pllc',
  'plc',
  'ii',
  'iii',
  'iv',
]);

/**
 * A name in the one spelling that two ways to write it share: `The Larch Holdings, L.L.C.` and
 * `LARCH HOLDINGS LLC` are both `larch holdings`. Empty when nothing of it is a letter or a digit.
 */
export function normalizeName(name: string): string {
  const words = wordsOf(name.slice(0, longest));
  const telling = words.filter((word) => !fillers.has(word));
  const kept = telling.length > 0 ? telling : words;
  let end = kept.length;
  while (end > 1 && endings.has(kept[end - 1] ?? '')) end -= 1;
  return kept.slice(0, end).join(' ');
}

function wordsOf(name: string): string[] {
  if (isSimple.test(name))
    return name
      .toLowerCase()
      .split(/[ ,]+/)
      .filter((word) => word !== '');
  // `N.A.` after a bank; in small letters it may be somebody's name, and is left alone.
  const told = name.replace(/(?<=\S[\s,]+)(?:N\.\s?A\.?|NA)(?=\s*$)/u, ' ');
  const plain = isPlain.test(told) ? told.toLowerCase() : withoutMarks(told);
  const joined = plain.replaceAll(/['’ʼ`]/g, '');
  // Taking letters apart may have made it longer.
  return (joined.includes('.') ? withoutDots(joined) : joined)
    .slice(0, longest)
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== '');
}

const isPlain = /^[ -~]*$/;
// As most names are written: nothing to take apart, and no bank's `NA`.
const isSimple = /^(?!.*\bNA\s*$)[A-Za-z0-9 ,]*$/;

function withoutMarks(name: string): string {
  return name
    .normalize('NFKD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll(/[ßæœøđðþłı]/g, (letter) => plainLetters[letter] ?? letter);
}

/** `L.L.C.` is one word; `Amazon.com` is two. */
function withoutDots(name: string): string {
  return name.replaceAll(
    /(?<=(?:^|[^\p{L}\p{N}])\p{L}(?:\.\p{L})*)\.(?=\p{L}(?:[^\p{L}\p{N}]|$))/gu,
    '',
  );
}
