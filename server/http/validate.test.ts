import { once } from 'node:events';
import { Readable } from 'node:stream';
import { Hono } from 'hono';
import { expect, test } from 'vitest';
import { bodyText } from './request-facts';

const app = new Hono().post('/', async (c) => c.text(await bodyText(c).catch(() => 'refused')));
const HEADERS = { 'Content-Type': 'application/json' };

async function send(incoming: Readable): Promise<string> {
  const response = await app.request('/', { method: 'POST', headers: HEADERS }, { incoming });
  return response.text();
}

test('a body is read from the socket, and one whose sender has gone is not waited for', async () => {
  expect(await send(Readable.from([Buffer.from('{"a"'), Buffer.from(':1}')]))).toBe('{"a":1}');
  const gone = Readable.from([Buffer.from('{}')]);
  gone.destroy();
  await once(gone, 'close');
  expect(await send(gone)).toBe('refused');
});
