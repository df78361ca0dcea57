import { expect, it } from 'vitest';
import { actionKeys } from './action-keys.ts';

it('keeps the key while the same is sent again, and changes it with the content', () => {
  let made = 0;
  const keyFor = actionKeys(() => `key-${++made}`);
  expect(keyFor({ email: 'a' })).toBe('key-1');
  expect(keyFor({ email: 'a' })).toBe('key-1');
  expect(keyFor({ email: 'b' })).toBe('key-2');
  expect(keyFor({ email: 'a' })).toBe('key-3');
});
