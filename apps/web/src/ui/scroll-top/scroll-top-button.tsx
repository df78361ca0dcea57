import { IconArrowUp } from '@tabler/icons-react';
import { useEffect, useState } from 'react';
import { focusMain } from '../skip-link.tsx';
import { isScrolledFar, scrollTop } from './scroll-top.ts';
import classes from './scroll-top-button.module.css';
import { throttle } from './throttle.ts';

type ScrollTopButtonProps = { fadeMs?: number };

export function ScrollTopButton({ fadeMs = scrollTop.fadeMs }: ScrollTopButtonProps) {
  const [isShown, setShown] = useState(false);
  useEffect(() => {
    const look = throttle(() => setShown(isScrolledFar(window.scrollY)), scrollTop.throttleMs);
    look.call();
    window.addEventListener('scroll', look.call, { passive: true });
    return () => {
      window.removeEventListener('scroll', look.call);
      look.cancel();
    };
  }, []);
  return (
    <button
      type="button"
      className={classes.button}
      style={{ transitionDuration: `${fadeMs}ms` }}
      data-shown={isShown || undefined}
      data-no-print
      aria-label="Back to top"
      onClick={toTop}
    >
      <IconArrowUp size={20} stroke={1.75} aria-hidden />
    </button>
  );
}

function toTop(): void {
  const isStill = window.matchMedia('(prefers-reduced-motion: reduce)').matches;
  window.scrollTo({ top: 0, behavior: isStill ? 'auto' : 'smooth' });
  focusMain();
}
