import { once } from 'node:events';
import http from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, beforeEach, expect, test } from 'vitest';
import type { Fault } from '../../support/faults/chaos-faults';
import type { ChaosProxy } from '../../support/faults/chaos-proxy';
import { startChaosProxy } from '../../support/faults/chaos-proxy';

const SAID = 'an answer of thirty-two letters.';
let heard: number;
let server: http.Server;
let proxy: ChaosProxy;

beforeEach(async () => {
  heard = 0;
  server = http.createServer((request, response) => {
    request.resume().on('end', () => {
      heard += 1;
      response.setHeader('content-length', SAID.length);
      response.end(SAID);
    });
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  proxy = await startChaosProxy(() => port);
});

afterEach(async () => {
  await proxy.close();
  server.closeAllConnections();
  server.close();
});

async function post(fault: Fault) {
  proxy.setRule(() => fault);
  const response = await fetch(proxy.url, { method: 'POST', body: 'order', redirect: 'manual' });
  return { status: response.status, text: await response.text(), headers: response.headers };
}

test.each([
  ['refuse', 0],
  ['dropBefore', 0],
  ['dropAfter', 1],
] as const)('%s: no response, and the server got %i requests', async (fault, times) => {
  await expect(post(fault)).rejects.toThrow();
  expect(heard).toBe(times);
});

test.each([
  ['pass', 200, 1],
  ['dup', 200, 2],
  ['html502', 502, 0],
  ['captive200', 200, 0],
  ['redirect302', 302, 0],
] as const)('%s: %i, and the server got %i requests', async (fault, status, times) => {
  expect((await post(fault)).status).toBe(status);
  expect(heard).toBe(times);
});

test('a late response is late, a trickling one slow, and both are whole', async () => {
  for (const fault of [{ delayMs: 200 }, { trickleBytesPerS: 80 }]) {
    const from = performance.now();
    expect((await post(fault)).text).toBe(SAID);
    expect(performance.now() - from).toBeGreaterThan(150);
  }
});

test('a truncated response has status 200', async () => {
  expect(await post({ truncateAfterBytes: 9 })).toMatchObject({ status: 200, text: 'an answer' });
  expect(heard).toBe(1);
});

test.each([429, 503] as const)('%i says when to come again', async (busy) => {
  const { status, headers } = await post({ busy, retryAfterS: 7 });
  expect([status, headers.get('retry-after')]).toEqual([busy, '7']);
});

test('a stalled stream is open and silent; a cut one ends in the middle', async () => {
  proxy.setRule(() => 'sseStall');
  const stalled = await fetch(`${proxy.url}/live`);
  expect(stalled.headers.get('content-type')).toBe('text/event-stream');
  expect(proxy.openPaths()).toEqual(['/live']);
  await stalled.body?.cancel();
  await expect.poll(() => proxy.openPaths()).toEqual([]);

  server.removeAllListeners('request');
  server.on('request', (_, response) => response.write('data: 1\n\n'));
  proxy.setRule(() => ({ cutAfterMs: 100 }));
  const cut = await fetch(`${proxy.url}/live`);
  await expect(cut.text()).rejects.toThrow();
});

test('refuses connections while offline and accepts them again afterwards', async () => {
  await proxy.goOffline();
  await expect(post('pass')).rejects.toThrow();
  await proxy.comeBack();
  expect((await post('pass')).text).toBe(SAID);
});
