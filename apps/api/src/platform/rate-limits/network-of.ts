import { isIPv6 } from 'node:net';

/** What counts as one caller: an IPv4 address, or the /64 that an IPv6 subscriber has to themselves. */
export function networkOf(address: string): string {
  const plain = address.replace(/^::ffff:(?=\d+\.)/i, '').replace(/%.*$/, '');
  if (!isIPv6(plain)) return plain;
  const [front = '', back = ''] = plain.toLowerCase().split('::');
  const head = front.split(':').filter(Boolean);
  const tail = back.split(':').filter(Boolean);
  const zeros = Array<string>(Math.max(0, 8 - head.length - tail.length)).fill('0');
  const groups = [...head, ...zeros, ...tail].slice(0, 4);
  return `${groups.map((group) => Number.parseInt(group, 16).toString(16)).join(':')}::/64`;
}
