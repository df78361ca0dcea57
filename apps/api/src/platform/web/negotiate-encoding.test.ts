import { expect, it } from 'vitest';
import { negotiateEncoding } from './negotiate-encoding.ts';

it.each([
  [undefined, 'identity'],
  ['', 'identity'],
  ['gzip, deflate, br', 'br'],
  ['GZIP', 'gzip'],
  ['br;q=0, gzip;q=0.5', 'gzip'],
  ['*', 'br'],
  ['*;q=0', 'identity'],
  ['br;q=0, *', 'gzip'],
  ['identity', 'identity'],
])('%j is answered with %s', (accepted, encoding) => {
  expect(negotiateEncoding(accepted)).toBe(encoding);
});
