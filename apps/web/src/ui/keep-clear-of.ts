/** A ref for a foot that stays in sight: what floats above the page stands higher by its height. */
export function keepClearOf(foot: HTMLElement | null): (() => void) | undefined {
  if (!foot) return undefined;
  const { style } = document.documentElement;
  const observer = new ResizeObserver(() => {
    style.setProperty('--sticky-foot', `${foot.offsetHeight}px`);
  });
  observer.observe(foot);
  return () => {
    observer.disconnect();
    style.removeProperty('--sticky-foot');
  };
}
