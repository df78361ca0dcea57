import { ScrollTopButton } from '../../ui/scroll-top/scroll-top-button.tsx';

const shellFadeMs = 300;

/** The same in every shell. */
export function ShellScrollTop() {
  return <ScrollTopButton fadeMs={shellFadeMs} />;
}
