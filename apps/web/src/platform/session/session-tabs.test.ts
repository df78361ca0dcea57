import { describe, expect, it, vi } from 'vitest';
import {
  answer,
  calls,
  kept,
  key,
  local,
  minute,
  otherTabKeeps,
  otherTabs,
  replies,
  says,
  settled,
  start,
  useFakeBrowser,
  warned,
} from './fake-browser.ts';

useFakeBrowser();

describe('other tabs', () => {
  it('bring their login and their logout along', async () => {
    const { sessionState } = await start();
    otherTabKeeps(kept('b'));
    expect(sessionState().session?.token).toBe('b');
    otherTabKeeps(null);
    expect(sessionState().session).toBeUndefined();
    expect(calls()).toEqual([]);
  });

  it('that clear the whole storage log out', async () => {
    const { sessionState } = await start(kept('a'));
    otherTabs.current.dispatchEvent(
      Object.assign(new Event('storage'), { key: null, newValue: null }),
    );
    expect(sessionState().session).toBeUndefined();
  });

  it('do not lose a new login to a late refusal of the old token', async () => {
    let refuse = () => {};
    replies.set('/v1/auth/token/check', async () => {
      await new Promise<void>((resolve) => {
        refuse = resolve;
      });
      return Response.json({ message: 'No', code: 'x' }, { status: 401 });
    });
    const { sessionState } = await start(kept('a'));
    await settled(() => expect(calls()).toHaveLength(1));
    otherTabKeeps(kept('b'));
    refuse();
    await vi.advanceTimersByTimeAsync(1);
    expect(sessionState().session?.token).toBe('b');
    expect(local.has(key)).toBe(true);
  });
});

describe('logging in and out', () => {
  const values = { login: 'a@b.test', password: 'secret', rememberMe: false, recaptcha: 'x' };

  it('keeps the session that the server gives', async () => {
    says('/v1/auth/login', 200, answer('n', 30 * minute));
    const { logIn, sessionState } = await start();
    await logIn(values);
    expect(sessionState()).toMatchObject({ session: { token: 'n' }, isLoading: false });
    expect(JSON.parse(local.get(key) ?? '')).toMatchObject({ token: 'n', roles: ['client'] });
  });

  it('says what the server says, and can be reset', async () => {
    says('/v1/auth/login', 401, { message: 'Wrong email or password.', code: 'login_failed' });
    const { logIn, resetSessionError, sessionState } = await start();
    await expect(logIn(values)).rejects.toThrow('Wrong email or password.');
    expect(sessionState().error).toBe('Wrong email or password.');
    resetSessionError();
    expect(sessionState().error).toBeUndefined();
  });

  it('ends here even when the server cannot be told', async () => {
    const { logOut, sessionState } = await start(kept('a'));
    await settled(() => expect(sessionState().isLoading).toBe(false));
    await logOut();
    expect(sessionState().session).toBeUndefined();
    expect(local.has(key)).toBe(false);
    expect(warned).toHaveBeenCalledWith('Logout failed', expect.any(Error));
  });
});
