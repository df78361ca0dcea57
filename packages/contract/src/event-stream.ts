import type { z } from 'zod';

/** The pieces of a stream of server-sent events. What a newer server adds is passed over. */
export async function* piecesOf<S extends z.ZodType>(
  body: ReadableStream<Uint8Array<ArrayBuffer>>,
  schema: S,
): AsyncGenerator<z.output<S>> {
  let waiting = '';
  const reader = body.pipeThrough(new TextDecoderStream()).getReader();
  try {
    for (;;) {
      const { value, done } = await reader.read();
      if (done) return;
      const lines = (waiting + value).split('\n');
      waiting = lines.pop() ?? '';
      for (const line of lines) {
        const piece = schema.safeParse(dataOf(line));
        if (piece.success) yield piece.data;
      }
    }
  } finally {
    await reader.cancel().catch(() => {});
  }
}

/** Ours come as one line each; all else, such as the beats of a silent stream, is no data. */
function dataOf(line: string): unknown {
  if (!line.startsWith('data: ')) return undefined;
  try {
    return JSON.parse(line.slice('data: '.length));
  } catch {
    return undefined;
  }
}
