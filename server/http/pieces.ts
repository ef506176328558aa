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

/** Sends an object as JSON; a list that is read part by part is sent so. */
export function jsonInParts(c: Context, fields: object): Promise<Response> {
  c.header('Content-Type', 'application/json');
  return inPieces(c, jsonPieces(fields));
}

async function* jsonPieces(fields: object): AsyncGenerator<string> {
  let before = '{';
  for (const [name, value] of Object.entries(fields)) {
    yield `${before}${JSON.stringify(name)}:`;
    before = ',';
    if (isInParts(value)) yield* listPieces(value);
    else yield JSON.stringify(value);
  }
  yield '}';
}

async function* listPieces(parts: AsyncIterable<readonly unknown[]>): AsyncGenerator<string> {
  let before = '[';
  for await (const part of parts) {
    if (part.length === 0) continue;
    yield `${before}${part.map((row) => JSON.stringify(row)).join(',')}`;
    before = ',';
  }
  yield before === '[' ? '[]' : ']';
}

function isInParts(value: unknown): value is AsyncIterable<readonly unknown[]> {
  return typeof value === 'object' && value !== null && Symbol.asyncIterator in value;
}
