import { hash } from 'node:crypto';

/** Ours alone, and never to change: every id of what the product comes with follows from it. */
const namespace = Buffer.from('6f0f3c5e0b1f4d0e9c7a51a2c8e4d7b3', 'hex');

/** The same id in every installation and release for a thing we ship (UUID version 5). */
export function stableId(kind: string, key: string): string {
  const name = Buffer.from(`${kind}/${key}`);
  const bytes = hash('sha1', Buffer.concat([namespace, name]), 'buffer');
  bytes.writeUInt8((bytes.readUInt8(6) & 0x0f) | 0x50, 6);
  bytes.writeUInt8((bytes.readUInt8(8) & 0x3f) | 0x80, 8);
  const hex = bytes.toString('hex', 0, 16);
  return [
    hex.slice(0, 8),
    hex.slice(8, 12),
    hex.slice(12, 16),
    hex.slice(16, 20),
    hex.slice(20),
  ].join('-');
}
