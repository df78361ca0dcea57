import { type RefObject, useEffect, useEffectEvent, useRef, useState } from 'react';

/** A short flick is enough to turn to the next item. */
const flick = 0.3;

interface SwipeHandlers {
  onMove: (position: number) => void;
  /** The whole position it comes to rest at. */
  onEnd: (position: number) => void;
}

/** Lets a finger pull the items along. A mouse has buttons, and marks text instead. */
export function useSwipe(
  stage: RefObject<HTMLElement | null>,
  position: number,
  handlers: SwipeHandlers,
): boolean {
  const [isSwiped, setSwiped] = useState(false);
  const start = useRef<{ x: number; position: number; width: number }>(undefined);

  const positionAt = (x: number) => {
    const from = start.current;
    return from ? from.position - (x - from.x) / from.width : position;
  };
  const begin = useEffectEvent(({ pointerType, clientX, isPrimary }: PointerEvent) => {
    if (pointerType === 'mouse' || !isPrimary) return;
    const width = stage.current?.firstElementChild?.clientWidth ?? 1;
    start.current = { x: clientX, position, width };
  });
  const move = useEffectEvent(({ clientX }: PointerEvent) => {
    if (!start.current) return;
    setSwiped(true);
    handlers.onMove(positionAt(clientX));
  });
  const end = useEffectEvent(({ clientX, type }: PointerEvent) => {
    if (!start.current) return;
    const from = start.current.position;
    // The browser took the finger over, to scroll the page: nothing was meant for us.
    const to = type === 'pointercancel' ? from : positionAt(clientX);
    start.current = undefined;
    if (!isSwiped) return;
    setSwiped(false);
    handlers.onEnd(Math.round(to + Math.sign(to - from) * flick));
  });

  useEffect(() => {
    const stop = new AbortController();
    const { signal } = stop;
    stage.current?.addEventListener('pointerdown', begin, { signal });
    window.addEventListener('pointermove', move, { signal });
    window.addEventListener('pointerup', end, { signal });
    window.addEventListener('pointercancel', end, { signal });
    return () => stop.abort();
  }, [stage]);

  return isSwiped;
}
