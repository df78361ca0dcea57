import { argon2, randomBytes, timingSafeEqual } from 'node:crypto';
import { promisify } from 'node:util';

const derive = promisify(argon2);

// OWASP's second choice for argon2id: 19 MiB, two passes.
const cost = { memory: 19_456, passes: 2, parallelism: 1 };

/** `argon2id$<salt>$<tag>`, both base64url. */
export async function hashPassword(password: string): Promise<string> {
  const nonce = randomBytes(16);
  const tag = await derive('argon2id', { message: password, nonce, tagLength: 32, ...cost });
  return `argon2id$${nonce.toString('base64url')}$${tag.toString('base64url')}`;
}

export async function isPassword(password: string, stored: string): Promise<boolean> {
  const [, nonce = '', tag = ''] = stored.split('$');
  const expected = Buffer.from(tag, 'base64url');
  const actual = await derive('argon2id', {
    message: password,
    nonce: Buffer.from(nonce, 'base64url'),
    tagLength: expected.length,
    ...cost,
  });
  return timingSafeEqual(actual, expected);
}
