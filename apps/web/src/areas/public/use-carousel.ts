import { type RefObject, useEffect, useRef, useState } from 'react';
import { autoPlayDelay, distanceFrom, fps, itemAt, moveToward } from './carousel-motion.ts';
import { useHiddenTab, useReducedMotion } from './use-browser-state.ts';
import { useHeld } from './use-held.ts';
import { useSwipe } from './use-swipe.ts';

export interface Carousel {
  /** Put on the element around the items and their buttons. */
  readonly root: RefObject<HTMLElement | null>;
  /** Put on the element that holds the items. */
  readonly stage: RefObject<HTMLUListElement | null>;
  /** In steps; between two items while it moves. */
  readonly position: number;
  readonly current: number;
  readonly goTo: (item: number) => void;
  readonly step: (by: 1 | -1) => void;
  /** Whether it moves by itself when nobody is using it; undefined where it never does. */
  readonly isPaused: boolean | undefined;
  readonly togglePause: () => void;
  /** The visitor moved it last, so the item is announced. */
  readonly isByHand: boolean;
}

/** Timers of a browser may fire a little early, which must not cost a whole frame. */
const frameMs = 1000 / fps - 2;

export function useCarousel(count: number): Carousel {
  const root = useRef<HTMLElement>(null);
  const stage = useRef<HTMLUListElement>(null);
  const [moved, setMoved] = useState(0);
  const [target, setTarget] = useState(0);
  const [isPaused, setPaused] = useState(false);
  const [isByHand, setByHand] = useState(false);
  const isStill = useReducedMotion();
  const isHidden = useHiddenTab();
  const { isHeld, release } = useHeld(root, stage);

  const goBy = (steps: number) => {
    setByHand(true);
    setTarget(target + steps);
  };
  const isSwiped = useSwipe(stage, moved, {
    onMove: setMoved,
    onEnd: (position) => {
      setByHand(true);
      setTarget(position);
    },
  });
  const position = isStill && !isSwiped ? target : moved;
  const isMoving = !isSwiped && moved !== target;

  useEffect(() => {
    if (!isMoving) return undefined;
    let last = performance.now();
    const draw = (now: number) => {
      frame = requestAnimationFrame(draw);
      if (now - last < frameMs) return;
      const elapsed = now - last;
      last = now;
      setMoved((at) => (isStill ? target : moveToward(at, target, elapsed)));
    };
    let frame = requestAnimationFrame(draw);
    return () => cancelAnimationFrame(frame);
  }, [isMoving, isStill, target]);

  const isPlaying = !(isPaused || isStill || isHidden || isHeld || isSwiped || isMoving);
  useEffect(() => {
    if (!isPlaying) return undefined;
    const timer = setTimeout(() => {
      setByHand(false);
      setTarget((at) => at + 1);
    }, autoPlayDelay);
    return () => clearTimeout(timer);
  }, [isPlaying]);

  return {
    root,
    stage,
    position,
    current: itemAt(target, count),
    goTo: (item) => goBy(distanceFrom(target, item, count)),
    step: goBy,
    isPaused: isStill ? undefined : isPaused,
    togglePause: () => {
      // Whoever presses Play is still on the button, and means it all the same.
      release();
      setPaused(!isPaused);
    },
    isByHand,
  };
}
