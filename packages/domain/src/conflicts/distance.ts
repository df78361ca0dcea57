/** A text with the set of its letters, one bit each, by which most others are ruled out at once. */
export interface Spelled {
  readonly text: string;
  readonly letters: number;
}

export function spelled(text: string): Spelled {
  let letters = 0;
  for (let i = 0; i < text.length; i += 1) letters |= 1 << (text.charCodeAt(i) % 32);
  return { text, letters };
}

/** Each edit brings in one new letter at most, and takes away one. */
function isRuledOut(edits: number, a: Spelled, b: Spelled): boolean {
  return (
    Math.abs(a.text.length - b.text.length) > edits ||
    hasMoreBits(a.letters & ~b.letters, edits) ||
    hasMoreBits(b.letters & ~a.letters, edits)
  );
}

function hasMoreBits(bits: number, most: number): boolean {
  let left = bits;
  for (let i = 0; i < most && left !== 0; i += 1) left &= left - 1;
  return left !== 0;
}

/**
 * Whether at most so many letters must be put in, left out, replaced or swapped with their neighbor
 * to make one text of the other. Only the band within that many steps is looked at.
 */
export function isWithin(edits: number, one: Spelled, other: Spelled): boolean {
  const [a, b] = [one.text, other.text];
  if (a === b) return true;
  if (edits === 0 || isRuledOut(edits, one, other)) return false;
  const far = edits + 1;
  let [beforeLast, last] = [new Uint8Array(b.length + 1).fill(far), firstRow(b.length, far)];
  let leastBefore = 0;
  for (let i = 1; i <= a.length; i += 1) {
    const row = new Uint8Array(b.length + 1).fill(far);
    if (i <= edits) row[0] = i;
    let least = row[0] ?? far;
    for (let j = Math.max(1, i - edits); j <= Math.min(b.length, i + edits); j += 1) {
      const isSame = a[i - 1] === b[j - 1];
      const isSwapped = i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1];
      row[j] = Math.min(
        (last[j] ?? far) + 1,
        (row[j - 1] ?? far) + 1,
        (last[j - 1] ?? far) + (isSame ? 0 : 1),
        isSwapped ? (beforeLast[j - 2] ?? far) + 1 : far,
        far,
      );
      least = Math.min(least, row[j] ?? far);
    }
    // A swap reaches back two rows, so both must be too far.
    if (least > edits && leastBefore > edits) return false;
    [beforeLast, last, leastBefore] = [last, row, least];
  }
  return (last[b.length] ?? far) <= edits;
}

function firstRow(length: number, far: number): Uint8Array<ArrayBuffer> {
  return Uint8Array.from({ length: length + 1 }, (_, j) => Math.min(j, far));
}
