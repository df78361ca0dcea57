import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router';
import { focusMain, mainContentId } from '../../ui/skip-link.tsx';

/** Every page that is navigated to starts at its top, with the keyboard at its content. */
export function useStartAtTop(): void {
  const { pathname, hash } = useLocation();
  const shown = useRef(pathname);
  useEffect(() => {
    window.history.scrollRestoration = 'manual';
  }, []);
  useEffect(() => {
    if (shown.current === pathname) return;
    shown.current = pathname;
    const target = hash ? document.getElementById(hash.slice(1)) : null;
    if (target) target.scrollIntoView();
    else window.scrollTo(0, 0);
    const main = document.getElementById(mainContentId);
    if (!main?.contains(document.activeElement)) focusMain();
  }, [pathname, hash]);
}
