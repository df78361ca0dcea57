/** Counts clicks that follow each other quickly. Answers true with the last of each full series. */
export function quickClicks(needed: number, longestGapMs: number): (at: number) => boolean {
  let count = 0;
  let last = Number.NEGATIVE_INFINITY;
  return (at) => {
    count = at - last <= longestGapMs ? count + 1 : 1;
    last = at;
    if (count < needed) return false;
    count = 0;
    last = Number.NEGATIVE_INFINITY;
    return true;
  };
}
