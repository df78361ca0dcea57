import { describe, expect, it } from 'vitest';
import { hashPassword, isPassword } from './passwords.ts';

describe('a password', () => {
  it('is known again, and nothing else is taken for it', async () => {
    const stored = await hashPassword('Courtside-demo-1');
    expect(await isPassword('Courtside-demo-1', stored)).toBe(true);
    for (const wrong of ['courtside-demo-1', 'Courtside-demo-1 ', 'Courtside-demo-', '']) {
      expect(await isPassword(wrong, stored)).toBe(false);
    }
  });

  it('is kept as argon2id with a salt of its own, never in clear', async () => {
    const [first, second] = await Promise.all([hashPassword('same'), hashPassword('same')]);
    expect(first).toMatch(/^argon2id\$[\w-]{22}\$[\w-]{43}$/);
    expect(first).not.toContain('same');
    expect(second).not.toBe(first);
    expect(await isPassword('same', second)).toBe(true);
  });

  it.each(['', ' ', 'pässwörd 密碼 🔑', '\u0000', 'x'.repeat(10_000)])(
    'may be any text: %s',
    async (password) => {
      const stored = await hashPassword(password);
      expect(await isPassword(password, stored)).toBe(true);
      expect(await isPassword(`${password}x`, stored)).toBe(false);
    },
  );

  it.each([
    '',
    'argon2id',
    'argon2id$$',
    'argon2id$c2FsdHNhbHQ$',
    'argon2id$$dGFn',
    'argon2id$c2FsdHNhbHQ$dGFn',
    'bcrypt$AAAAAAAAAAAAAAAAAAAAAA$AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA',
    '$2b$12$abcdefghijklmnopqrstuv',
  ])('is never that of an account whose stored one is broken: %s', async (stored) => {
    expect(await isPassword('', stored)).toBe(false);
    expect(await isPassword('x', stored)).toBe(false);
  });
});
