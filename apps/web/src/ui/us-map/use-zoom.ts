import { useLayoutEffect, useRef, useState } from 'react';

const steps = [1, 1.5, 2.25, 3.5, 5] as const;

/** Enlarges what lies in a scrolling box and keeps its middle in the middle; moving is scrolling. */
export function useZoom() {
  const scroller = useRef<HTMLElement>(null);
  const [index, setIndex] = useState(0);
  const middle = useRef({ x: 0.5, y: 0.5 });
  const zoom = steps[index] ?? 1;
  useLayoutEffect(() => {
    const box = scroller.current;
    if (!box) return;
    box.scrollLeft = middle.current.x * box.clientWidth * zoom - box.clientWidth / 2;
    box.scrollTop = middle.current.y * box.clientHeight * zoom - box.clientHeight / 2;
  }, [zoom]);
  const go = (by: 1 | -1) => {
    const box = scroller.current;
    if (box) {
      middle.current = {
        x: (box.scrollLeft + box.clientWidth / 2) / box.scrollWidth,
        y: (box.scrollTop + box.clientHeight / 2) / box.scrollHeight,
      };
    }
    setIndex(Math.max(0, Math.min(steps.length - 1, index + by)));
  };
  return {
    scroller,
    zoom,
    onCloser: index < steps.length - 1 ? () => go(1) : undefined,
    onFarther: index > 0 ? () => go(-1) : undefined,
  };
}
