import { beforeEach, expect, it, vi } from 'vitest';
import { isChunkError, reloadedHash, reloadOnce } from './chunk-reload.ts';

const warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
beforeEach(() => warn.mockClear());

it.each([
  ['Chrome', 'Failed to fetch dynamically imported module: https://x.test/assets/a.js'],
  ['Firefox', 'error loading dynamically imported module: https://x.test/assets/a.js'],
  ['Safari', 'Importing a module script failed.'],
  ['Vite', 'Unable to preload CSS for /assets/a.css'],
])('knows a missing part in %s', (_browser, message) => {
  expect(isChunkError(new TypeError(message))).toBe(true);
});

it('takes other errors for what they are', () => {
  expect(isChunkError(new Error('Cannot read properties of undefined'))).toBe(false);
  expect(isChunkError('Failed to fetch dynamically imported module')).toBe(false);
});

it('loads the page anew once, then reports', () => {
  const place = { hash: '', reload: vi.fn<() => void>() };
  const error = new Error('gone');
  expect(reloadOnce(error, place)).toBe(true);
  expect(place.hash).toBe(reloadedHash);
  expect(warn).not.toHaveBeenCalled();

  expect(reloadOnce(error, place)).toBe(false);
  expect(place.reload).toHaveBeenCalledTimes(1);
  expect(warn).toHaveBeenCalledExactlyOnceWith('A part of the site could not be loaded', error);
});
