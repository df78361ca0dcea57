import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { isScrolledFar, scrollTop } from './scroll-top.ts';
import { throttle } from './throttle.ts';

it('shows after 100 pixels, looks every 300 ms and fades in 500 ms unless told otherwise', () => {
  expect(scrollTop).toEqual({ afterPixels: 100, throttleMs: 300, fadeMs: 500 });
  expect([0, 100, 101].map(isScrolledFar)).toEqual([false, false, true]);
});

describe('throttle', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  it('runs the first call at once and the last one when the span ends', () => {
    const run = vi.fn<() => void>();
    const { call } = throttle(run, 300);
    call();
    call();
    call();
    expect(run).toHaveBeenCalledTimes(1);
    vi.advanceTimersByTime(299);
    expect(run).toHaveBeenCalledTimes(1);
    vi.advanceTimersByTime(1);
    expect(run).toHaveBeenCalledTimes(2);
    vi.advanceTimersByTime(1_000);
    expect(run).toHaveBeenCalledTimes(2);
  });

  it('runs nothing once canceled', () => {
    const run = vi.fn<() => void>();
    const { call, cancel } = throttle(run, 300);
    call();
    call();
    cancel();
    vi.advanceTimersByTime(1_000);
    expect(run).toHaveBeenCalledTimes(1);
  });
});
