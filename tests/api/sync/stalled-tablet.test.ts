import { once } from 'node:events';
import { connect } from 'node:net';
import { serve } from '@hono/node-server';
import { expect, test, vi } from 'vitest';
import { createApp } from '../../../server/app';
import { createLiveHub } from '../../../server/services/live/live-hub';
import type { TestApp } from '../../support/bar/test-app';
import { describeOnFile } from '../../support/bar/test-app';
import { signIn } from '../../support/bar/test-staff';
import { lemonades } from '../../support/data/test-orders';

/** Events of this size fill a stalled tablet's socket after some dozen. */
const LONG_EPOCH = 'x'.repeat(512 * 1024);
const STALLED_MS = 500;

async function openDoor(bar: TestApp) {
  const live = createLiveHub({
    epoch: LONG_EPOCH,
    headSeq: () => 0,
    now: Date.now,
    coalesceMs: 0,
    heartbeatMs: 100,
    stalledMs: STALLED_MS,
  });
  const app = createApp({ ...bar.deps, live });
  const server = serve({ fetch: app.fetch, port: 0, hostname: '127.0.0.1' });
  await once(server, 'listening');
  const { port } = server.address() as { port: number };
  return {
    live,
    port,
    url: `http://127.0.0.1:${port}`,
    async close() {
      live.close();
      if ('closeAllConnections' in server) server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}

/** Opens a tablet that reads its stream and records the times of events. */
async function readingTablet(url: string, cookie: string) {
  const response = await fetch(`${url}/api/admin/live`, { headers: { cookie } });
  const reader = (response.body as ReadableStream<Uint8Array>).getReader();
  let latest = -1;
  const reading = (async () => {
    let line = '';
    for (let part = await reader.read(); !part.done; part = await reader.read()) {
      line = line.slice(-64) + new TextDecoder().decode(part.value);
      for (const [, seq] of line.matchAll(/"seq":(\d+)\}/g)) latest = Math.max(latest, Number(seq));
    }
  })();
  return { reading: reading.catch(() => {}), latest: () => latest };
}

async function cookieOf(bar: TestApp, role: 'staff' | 'manager'): Promise<string> {
  const { browser } = await signIn(bar, role);
  return `bb_admin=${browser.cookies.get('bb_admin')}`;
}

describeOnFile('a tablet that stops reading', (openApp) => {
  test('holds up neither the other tablets nor the guests, and is cut off', async () => {
    const log = vi.spyOn(console, 'error').mockImplementation(() => {});
    const bar = await openApp();
    const door = await openDoor(bar);
    const stalled = connect(door.port, '127.0.0.1').on('error', () => {});
    const cookie = await cookieOf(bar, 'manager');
    stalled.write(`GET /api/admin/live HTTP/1.1\r\nHost: bar\r\nCookie: ${cookie}\r\n\r\n`);
    const tablet = await readingTablet(door.url, await cookieOf(bar, 'staff'));
    await expect.poll(() => door.live.clients()).toBe(2);

    const delays: number[] = [];
    const startedAt = Date.now();
    let seq = 0;
    for (; door.live.clients() === 2 && Date.now() - startedAt < 15_000; seq += 1) {
      const signalledAt = performance.now();
      door.live.signal(seq);
      const ordered = fetch(`${door.url}/api/orders`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(lemonades()),
      });
      const [order] = await Promise.all([
        ordered,
        expect.poll(() => tablet.latest(), { interval: 2 }).toBeGreaterThanOrEqual(seq),
      ]);
      expect(order.status).toBe(201);
      delays.push(performance.now() - signalledAt);
    }
    expect(door.live.clients()).toBe(1);
    expect(Date.now() - startedAt).toBeGreaterThan(STALLED_MS);
    expect(seq).toBeGreaterThan(5);
    // The median ignores single pauses of a busy machine.
    expect(delays.toSorted((a, b) => a - b)[delays.length >> 1]).toBeLessThan(STALLED_MS);
    stalled.destroy();
    await door.close();
    await tablet.reading;
    log.mockRestore();
  });
});
