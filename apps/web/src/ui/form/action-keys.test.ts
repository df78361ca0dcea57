import { expect, it } from 'vitest';
import { actionKeys } from './action-keys.ts';

function keys() {
  let made = 0;
  const answered = new Set<string>();
  const keyFor = actionKeys(
    () => `key-${++made}`,
    (key) => answered.has(key),
  );
  return { keyFor, answered };
}

it('keeps the key while the same is sent again, and changes it with the content', () => {
  const { keyFor } = keys();
  expect(keyFor({ email: 'a' })).toBe('key-1');
  expect(keyFor({ email: 'a' })).toBe('key-1');
  expect(keyFor({ email: 'b' })).toBe('key-2');
  expect(keyFor({ email: 'a' })).toBe('key-3');
});

it('takes a new key for the same once it was answered', () => {
  const { keyFor, answered } = keys();
  expect(keyFor({ act: 'confirm' })).toBe('key-1');
  answered.add('key-1');
  expect(keyFor({ act: 'confirm' })).toBe('key-2');
  expect(keyFor({ act: 'confirm' })).toBe('key-2');
});
