/** Runs at once, then at most once in each span; the last call of a span is not lost. */
export function throttle(
  run: () => void,
  spanMs: number,
): { call: () => void; cancel: () => void } {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isAskedAgain = false;
  const next = () => {
    timer = undefined;
    if (!isAskedAgain) return;
    isAskedAgain = false;
    call();
  };
  const call = () => {
    if (timer !== undefined) {
      isAskedAgain = true;
      return;
    }
    timer = setTimeout(next, spanMs);
    run();
  };
  return { call, cancel: () => clearTimeout(timer) };
}
