/** How long something takes at its quickest: the other runs were disturbed, or not compiled yet. */
export function leastTime(work: () => void): number {
  const times = Array.from({ length: 8 }, () => {
    const before = performance.now();
    work();
    return performance.now() - before;
  });
  return Math.min(...times);
}
