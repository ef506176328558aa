import type { Context } from 'hono';

/** Sends text piece by piece, as it is read; a fault before the first piece still gets its status. */
export async function inPieces(c: Context, pieces: AsyncIterable<string>): Promise<Response> {
  const source = pieces[Symbol.asyncIterator]();
  const encoder = new TextEncoder();
  let next = await source.next();
  const body = new ReadableStream<Uint8Array>({
    async pull(controller) {
      if (next.done) return controller.close();
      controller.enqueue(encoder.encode(next.value));
      next = await source.next();
    },
    async cancel() {
      await source.return?.();
    },
  });
  return c.body(body);
}
