import { argon2, randomBytes, timingSafeEqual } from 'node:crypto';
import { promisify } from 'node:util';
import { createSlots } from './slots.ts';

const argon2Async = promisify(argon2);

// Each hash takes 19 MiB and one of libuv's four threads; one thread stays free for files and names.
const inSlot = createSlots({ atOnce: 3, waiting: 100 });
const derive = (...parameters: Parameters<typeof argon2Async>) =>
  inSlot(() => argon2Async(...parameters));

// OWASP's second choice for argon2id: 19 MiB, two passes.
const cost = { memory: 19_456, passes: 2, parallelism: 1 };

const storedForm = /^argon2id\$(?<nonce>[\w-]{22})\$(?<tag>[\w-]{43})$/;

/** `argon2id$<salt>$<tag>`, both base64url. */
export async function hashPassword(password: string): Promise<string> {
  const nonce = randomBytes(16);
  const tag = await derive('argon2id', { message: password, nonce, tagLength: 32, ...cost });
  return `argon2id$${nonce.toString('base64url')}$${tag.toString('base64url')}`;
}

export async function isPassword(password: string, stored: string): Promise<boolean> {
  const { nonce, tag } = stored.match(storedForm)?.groups ?? {};
  if (nonce === undefined || tag === undefined) return false;
  const expected = Buffer.from(tag, 'base64url');
  const actual = await derive('argon2id', {
    message: password,
    nonce: Buffer.from(nonce, 'base64url'),
    tagLength: expected.length,
    ...cost,
  });
  return timingSafeEqual(actual, expected);
}

/** In the form of a hash, and the hash of no password. */
const nobodys = `argon2id$${'A'.repeat(22)}$${'A'.repeat(43)}`;

/** As long in coming for an account that does not exist, so that time tells nobody which do. */
export async function isPasswordOf(
  account: { passwordHash: string | null } | undefined,
  password: string,
): Promise<boolean> {
  const isRight = await isPassword(password, account?.passwordHash ?? nobodys);
  return isRight && account !== undefined;
}
