import { once } from 'node:events';
import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { serve } from '@hono/node-server';
import { expect, onTestFinished, test } from 'vitest';
import type { PullResponse } from '../../../src/domain/registry/copied-tables';
import type { TestApp } from '../../support/bar/test-app';
import { describeOnBoth, describeOnFile } from '../../support/bar/test-app';
import { createBrowser } from '../../support/bar/test-browser';
import type { TestStaff } from '../../support/bar/test-staff';
import { signIn } from '../../support/bar/test-staff';
import { until } from '../../support/bar/until';
import { lemonades, placeOrder } from '../../support/data/test-orders';

async function cursorOf(staff: TestStaff): Promise<string> {
  return String((await staff.send('/api/admin/snapshot')).body.cursor);
}

async function waitingPull(staff: TestStaff, cursor: string, wait = 25): Promise<PullResponse> {
  const { body } = await staff.send(`/api/admin/sync?cursor=${cursor}&wait=${wait}`);
  return body as unknown as PullResponse;
}

function untilHeld({ deps }: TestApp, count = 1): Promise<void> {
  return until(() => expect(deps.waiters.waiting()).toBe(count));
}

describeOnBoth('a pull that waits', (openApp) => {
  test('is held until an order comes in, and brings it', async () => {
    const bar = await openApp();
    const staff = await signIn(bar, 'staff');
    const held = waitingPull(staff, await cursorOf(staff));
    await untilHeld(bar);
    const { body } = await placeOrder(createBrowser(bar), lemonades());
    const { changes } = await held;
    expect(changes).toContainEqual(
      expect.objectContaining({
        tbl: 'order',
        pk: body.orderId,
        row: expect.objectContaining({ status: 'pending' }),
      }),
    );
  });

  test('does not wait when there are changes', async () => {
    const bar = await openApp();
    const staff = await signIn(bar, 'staff');
    const cursor = await cursorOf(staff);
    const { body } = await placeOrder(createBrowser(bar), lemonades());
    const { changes } = await waitingPull(staff, cursor);
    expect(changes).toContainEqual(expect.objectContaining({ tbl: 'order', pk: body.orderId }));
    expect(bar.deps.waiters.waiting()).toBe(0);
  });

  test('comes back with nothing when its time is over, at the same place in the feed', async () => {
    const bar = await openApp();
    const staff = await signIn(bar, 'staff');
    const cursor = await cursorOf(staff);
    const response = await waitingPull(staff, cursor, 1);
    expect(response).toMatchObject({ cursor, changes: [], hasMore: false });
  });
});

describeOnFile('a pull that waits', (openApp) => {
  test('tells an expired cursor at once', async () => {
    const bar = await openApp();
    const staff = await signIn(bar, 'staff');
    const { status } = await staff.send('/api/admin/sync?cursor=another.7&wait=25');
    expect(status).toBe(410);
  });

  test.each(['soon', '-1', '2.5', '999'])('wait=%s is refused', async (wait) => {
    const bar = await openApp();
    const staff = await signIn(bar, 'staff');
    const cursor = await cursorOf(staff);
    const { status } = await staff.send(`/api/admin/sync?cursor=${cursor}&wait=${wait}`);
    expect(status).toBe(400);
  });

  test('is for staff alone', async () => {
    const bar = await openApp();
    const { status } = await createBrowser(bar).send('/api/admin/sync?cursor=e.1&wait=25');
    expect(status).toBe(401);
  });

  test('a fourth of one session lets its oldest go; nobody else is kept waiting by them', async () => {
    const bar = await openApp();
    const [staff, other] = [await signIn(bar, 'staff'), await signIn(bar, 'manager')];
    const cursor = await cursorOf(staff);
    const oldest = waitingPull(staff, cursor);
    const held = [2, 3].map((count) => waitingPull(staff, cursor).then(() => count));
    await untilHeld(bar, 3);
    held.push(waitingPull(staff, cursor).then(() => 4));
    expect(await oldest).toMatchObject({ changes: [] });
    expect(await waitingPull(other, await cursorOf(other), 1)).toMatchObject({ changes: [] });
    bar.deps.waiters.close();
    expect(await Promise.all(held)).toEqual([2, 3, 4]);
  });

  test('brings nothing to a session that has ended meanwhile', async () => {
    const bar = await openApp();
    const staff = await signIn(bar, 'staff');
    const cursor = await cursorOf(staff);
    const held = staff.send(`/api/admin/sync?cursor=${cursor}&wait=25`);
    await untilHeld(bar);
    await staff.send('/api/admin/auth/logout', { method: 'POST' });
    await placeOrder(createBrowser(bar), lemonades());
    expect((await held).status).toBe(401);
  });

  test('is forgotten when the tablet hangs up', async () => {
    const bar = await openApp();
    const staff = await signIn(bar, 'staff');
    const cursor = await cursorOf(staff);
    const url = await listen(bar);
    const tablet = new AbortController();
    const held = fetch(`${url}/api/admin/sync?cursor=${cursor}&wait=25`, {
      headers: { authorization: staff.authorization },
      signal: tablet.signal,
    });
    await untilHeld(bar);
    tablet.abort();
    await expect(held).rejects.toThrow('aborted');
    await untilHeld(bar, 0);
  });
});

/** The test uses real sockets, because only they can be cut. */
async function listen({ app }: TestApp): Promise<string> {
  const server = serve({ fetch: app.fetch, port: 0, hostname: '127.0.0.1' }) as Server;
  await once(server, 'listening');
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}
