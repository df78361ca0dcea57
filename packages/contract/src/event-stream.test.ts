import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { piecesOf } from './event-stream.ts';

const schema = z.object({ kind: z.enum(['a', 'b']) });

/** A body that arrives in the given parts. */
function bodyOf(parts: readonly string[]) {
  const bytes = parts.map((part) => new TextEncoder().encode(part));
  return new ReadableStream<Uint8Array<ArrayBuffer>>({
    pull(controller) {
      const next = bytes.shift();
      if (next) controller.enqueue(next);
      else controller.close();
    },
  });
}

const read = async (...parts: string[]) => Array.fromAsync(piecesOf(bodyOf(parts), schema));

describe('the pieces of an event stream', () => {
  it.each([
    ['one at a time', ['data: {"kind":"a"}\n\n', 'data: {"kind":"b"}\n\n'], ['a', 'b']],
    ['together', ['data: {"kind":"a"}\n\ndata: {"kind":"b"}\n\n'], ['a', 'b']],
    ['cut anywhere', ['da', 'ta: {"ki', 'nd":"a"}', '\n', '\ndata: {"kind":"b"}\n\n'], ['a', 'b']],
    ['between beats', [':\n\n', 'data: {"kind":"a"}\n\n', ':\n\n'], ['a']],
    ['of a kind unknown here', ['data: {"kind":"c"}\n\ndata: {"kind":"b"}\n\n'], ['b']],
    ['that are no JSON', ['data: {oops\n\ndata: {"kind":"b"}\n\n'], ['b']],
    ['of which the last is cut off', ['data: {"kind":"a"}\n\ndata: {"kind":"b"}'], ['a']],
    ['of which there are none', [], []],
  ])('are read: %s', async (_, parts, kinds) => {
    expect(await read(...parts)).toEqual(kinds.map((kind) => ({ kind })));
  });

  it('let go of the connection when nobody reads on', async () => {
    let isCanceled = false;
    const body = new ReadableStream<Uint8Array<ArrayBuffer>>({
      start: (open) => open.enqueue(new TextEncoder().encode('data: {"kind":"a"}\n\n')),
      cancel: () => {
        isCanceled = true;
      },
    });
    for await (const _ of piecesOf(body, schema)) break;
    expect(isCanceled).toBe(true);
  });
});
