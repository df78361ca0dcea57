import { describe, expect, it, vi } from 'vitest';
import {
  answer,
  calls,
  fetched,
  kept,
  key,
  local,
  minute,
  now,
  replies,
  says,
  settled,
  start,
  useFakeBrowser,
  warned,
} from './fake-browser.ts';

useFakeBrowser();

describe('at the start', () => {
  it('nobody is signed in when nothing is kept, and nobody is asked', async () => {
    const { sessionState } = await start();
    expect(sessionState()).toEqual({ session: undefined, isLoading: false, error: undefined });
    expect(calls()).toEqual([]);
  });

  it('a kept session is used at once and checked with the server', async () => {
    const { sessionState } = await start(kept('a'));
    expect(sessionState()).toMatchObject({ session: { token: 'a' }, isLoading: true });
    await settled(() => expect(sessionState().isLoading).toBe(false));
    expect(calls()).toEqual(['/v1/auth/token/check']);
    const headers = new Headers(fetched.mock.calls[0]?.[1].headers);
    expect(headers.get('authorization')).toBe('Bearer a');
  });

  it('one that has run out is forgotten', async () => {
    const { sessionState } = await start(kept('a', 0));
    expect(sessionState().session).toBeUndefined();
    expect(local.has(key)).toBe(false);
  });

  it.each([401, 500])('one the server answers with %d is forgotten', async (status) => {
    says('/v1/auth/token/check', status, { message: 'No', code: 'x' });
    const { sessionState } = await start(kept('a'));
    await settled(() => expect(sessionState().session).toBeUndefined());
    expect(local.has(key)).toBe(false);
    expect(warned).toHaveBeenCalledWith('Check token failed', expect.any(Error));
  });

  it.each([
    ['stays when the page is left before the answer', true],
    ['is forgotten when there is no network', false],
  ])('one %s', async (_, isLeaving) => {
    replies.set('/v1/auth/token/check', () => {
      if (isLeaving) window.dispatchEvent(new Event('beforeunload'));
      return Promise.reject(new TypeError('Failed to fetch'));
    });
    const { sessionState } = await start(kept('a'));
    await settled(() => expect(warned).toHaveBeenCalled());
    expect(sessionState().session?.token).toBe(isLeaving ? 'a' : undefined);
    expect(local.has(key)).toBe(isLeaving);
  });
});

describe('the refresh', () => {
  it('comes five minutes before the end, and sets the next one', async () => {
    const { sessionState } = await start(kept('a'));
    await settled(() => expect(sessionState().isLoading).toBe(false));
    says('/v1/auth/token/refresh', 200, answer('a', 60 * minute));
    await vi.advanceTimersByTimeAsync(25 * minute - 10);
    expect(calls()).toEqual(['/v1/auth/token/check']);
    await vi.advanceTimersByTimeAsync(20);
    await settled(() => expect(sessionState().session?.expiresAt).toBe(now + 60 * minute));
    await vi.advanceTimersByTimeAsync(30 * minute);
    await settled(() => expect(calls()).toHaveLength(3));
    expect(JSON.parse(local.get(key) ?? '')).toMatchObject({ expiresAt: now + 60 * minute });
  });

  it('that fails logs out', async () => {
    const { sessionState } = await start(kept('a'));
    await settled(() => expect(sessionState().isLoading).toBe(false));
    await vi.advanceTimersByTimeAsync(26 * minute);
    await settled(() => expect(sessionState().session).toBeUndefined());
    expect(warned).toHaveBeenCalledWith('Refresh failed', expect.any(Error));
  });
});
