import { type RefObject, useCallback, useEffect, useState } from 'react';

type ElementRef = RefObject<HTMLElement | null>;

/** Whether someone reads the items or uses the element around them, or nobody can see it. */
export function useHeld(root: ElementRef, items: ElementRef) {
  const [isHovered, setHovered] = useState(false);
  const [isFocused, setFocused] = useState(false);
  const [isInView, setInView] = useState(false);

  useEffect(() => {
    const element = root.current;
    if (!element) return undefined;
    const stop = new AbortController();
    const { signal } = stop;
    const hover = ({ pointerType, type }: PointerEvent) => {
      if (pointerType === 'mouse') setHovered(type === 'pointerenter');
    };
    items.current?.addEventListener('pointerenter', hover, { signal });
    items.current?.addEventListener('pointerleave', hover, { signal });
    element.addEventListener('focusin', () => setFocused(true), { signal });
    element.addEventListener('focusout', () => setFocused(false), { signal });
    const view = new IntersectionObserver((entries) => {
      setInView(entries.some(({ isIntersecting }) => isIntersecting));
    });
    view.observe(element);
    signal.addEventListener('abort', () => view.disconnect());
    return () => stop.abort();
  }, [root, items]);

  const release = useCallback(() => {
    setHovered(false);
    setFocused(false);
  }, []);
  return { isHeld: isHovered || isFocused || !isInView, release };
}
