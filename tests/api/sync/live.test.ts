import { expect, test, vi } from 'vitest';
import { closeEndedLiveChannels } from '../../../server/usecases/staff/staff-access';
import type { TestApp } from '../../support/bar/test-app';
import { describeOnBoth } from '../../support/bar/test-app';
import { createBrowser } from '../../support/bar/test-browser';
import { signIn } from '../../support/bar/test-staff';
import { lemonades, placeOrder } from '../../support/data/test-orders';

type Reader = ReadableStreamDefaultReader<Uint8Array>;

async function openLive(bar: TestApp): Promise<{ response: Response; reader: Reader }> {
  const { browser } = await signIn(bar, 'staff');
  const cookie = `bb_admin=${browser.cookies.get('bb_admin')}`;
  const response = await bar.app.request('/api/admin/live', { headers: { cookie } });
  return { response, reader: response.body?.getReader() as Reader };
}

async function nextEvent(reader: Reader): Promise<string> {
  return new TextDecoder().decode((await reader.read()).value);
}

describeOnBoth('the live channel', (openApp) => {
  test('is a stream that no proxy may keep, and begins with where the feed stands', async () => {
    const bar = await openApp();
    const { response, reader } = await openLive(bar);
    expect(response.headers.get('content-type')).toContain('text/event-stream');
    expect(response.headers.get('x-accel-buffering')).toBe('no');
    expect(response.headers.get('cache-control')).toContain('no-store');
    const epoch = await bar.deps.changes.epoch();
    const seq = bar.deps.gateway.headSeq();
    expect(await nextEvent(reader)).toBe(
      `event: poke\nid: ${epoch}.${seq}\ndata: {"seq":${seq}}\n\n`,
    );
  });

  test('signals a new order, with the sequence number to pull up to', async () => {
    const bar = await openApp();
    const { reader } = await openLive(bar);
    await nextEvent(reader);
    const { headers } = await placeOrder(createBrowser(bar), lemonades());
    expect(await nextEvent(reader)).toContain(`data: {"seq":${headers.get('X-BB-Seq')}}`);
  });

  test('ends with its session, however that ends, and nobody else is cut off', async () => {
    const bar = await openApp();
    const { reader } = await openLive(bar);
    await nextEvent(reader);
    await closeEndedLiveChannels(bar.deps);
    expect(bar.deps.live.clients()).toBe(1);
    await bar.rows(`UPDATE staff SET is_active = 0 WHERE email = 'staff@barbliss.example'`);
    const { browser } = await signIn(bar, 'manager');
    const cookie = `bb_admin=${browser.cookies.get('bb_admin')}`;
    await bar.app.request('/api/admin/live', { headers: { cookie } });
    expect(bar.deps.live.clients()).toBe(2);
    await closeEndedLiveChannels(bar.deps);
    // A slow machine has heartbeats in between.
    await vi.waitUntil(async () => (await reader.read()).done);
    expect(bar.deps.live.clients()).toBe(1);
  });

  test('is silent about what no tablet shows: a sign-in, a refused order', async () => {
    const bar = await openApp();
    const { reader } = await openLive(bar);
    await nextEvent(reader);
    const before = bar.deps.gateway.headSeq();
    await signIn(bar, 'manager');
    await placeOrder(createBrowser(bar), lemonades({ totalAmount: 1 }));
    expect(bar.deps.gateway.headSeq()).toBe(before);
    const event = await Promise.race([
      nextEvent(reader),
      new Promise((resolve) => setTimeout(() => resolve('silence'), 300)),
    ]);
    expect(event).toBe('silence');
  });
});
