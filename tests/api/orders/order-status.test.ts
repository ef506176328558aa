import { expect, test } from 'vitest';
import type { TestApp } from '../../support/bar/test-app';
import { describeOnBoth } from '../../support/bar/test-app';
import { createBrowser } from '../../support/bar/test-browser';
import { signIn } from '../../support/bar/test-staff';
import { lemonades, newOrderId, placeOrder } from '../../support/data/test-orders';

const MINUTE = 60_000;

async function placed(bar: TestApp): Promise<unknown> {
  const { body } = await placeOrder(createBrowser(bar), lemonades());
  return body.orderId;
}

describeOnBoth('the status of an order', (openApp) => {
  test('is moved on by staff, and says who did it and when', async () => {
    const bar = await openApp();
    const staff = await signIn(bar, 'staff');
    const id = await placed(bar);
    bar.clock.advance(90_000);
    const { status, body } = await staff.move(id, { status: 'confirmed', from: 'pending' });
    expect(status).toBe(200);
    const at = new Date(bar.clock.now()).toISOString();
    const order = { id, status: 'confirmed', statusBy: 'Can', statusAt: at, v: 2 };
    expect(body.order).toMatchObject(order);
    const read = await staff.send(`/api/admin/orders/${id}`);
    expect(read.body).toEqual(body.order);
  });

  test('walks to its end in five steps', async () => {
    const bar = await openApp();
    const staff = await signIn(bar, 'staff');
    const id = await placed(bar);
    for (const status of ['confirmed', 'preparing', 'ready', 'completed']) {
      expect((await staff.move(id, { status })).status).toBe(200);
    }
    const [row] = await bar.rows('SELECT status, v FROM "order"');
    expect(row).toMatchObject({ status: 'completed', v: 5 });
  });

  test('belongs to the first of two tablets; the second learns who moved it', async () => {
    const bar = await openApp();
    const [can, elif] = [await signIn(bar, 'staff'), await signIn(bar, 'manager')];
    const id = await placed(bar);
    await can.move(id, { status: 'preparing', from: 'pending' });
    const at = new Date(bar.clock.now()).toISOString();
    bar.clock.advance(60_000);
    const late = await elif.move(id, { status: 'confirmed', from: 'pending' });
    expect(late.status).toBe(409);
    expect(late.body).toMatchObject({ code: 'conflict', by: 'Can', at });
    expect(late.body.current).toMatchObject({ id, status: 'preparing' });
  });

  test('has one effect when twelve tablets tap at the same moment, and refuses who wants another', async () => {
    const bar = await openApp();
    const staff = await signIn(bar, 'staff');
    const id = await placed(bar);
    const responses = await Promise.all(
      Array.from({ length: 12 }, (_, tablet) =>
        staff.move(id, { status: tablet % 2 ? 'confirmed' : 'cancelled', from: 'pending' }),
      ),
    );
    expect(responses.filter(({ status }) => status === 200)).toHaveLength(6);
    expect(responses.filter(({ status }) => status === 409)).toHaveLength(6);
    const [audits] = await bar.rows(`SELECT count(*) AS n FROM audit WHERE tbl <> 'staff'`);
    expect(audits?.n).toBe(1);
  });

  test('that it already has changes nothing: a second tablet that wants the same gets 200', async () => {
    const bar = await openApp();
    const [can, elif] = [await signIn(bar, 'staff'), await signIn(bar, 'manager')];
    const id = await placed(bar);
    const first = await can.move(id, { status: 'confirmed', from: 'pending' });
    const second = await elif.move(id, { status: 'confirmed', from: 'pending' });
    expect([second.status, second.body.order]).toEqual([200, first.body.order]);
    const [audits] = await bar.rows(`SELECT count(*) AS n FROM audit WHERE tbl <> 'staff'`);
    expect(audits?.n).toBe(1);
  });

  test('never leaves cancelled, nor jumps back from completed to pending', async () => {
    const bar = await openApp();
    const staff = await signIn(bar, 'admin');
    const [cancelled, completed] = [await placed(bar), await placed(bar)];
    await staff.move(cancelled, { status: 'cancelled' });
    await staff.move(completed, { status: 'completed' });
    const attempts = [
      await staff.move(cancelled, { status: 'pending' }),
      await staff.move(cancelled, { status: 'confirmed', from: 'cancelled' }),
      await staff.move(completed, { status: 'pending' }),
    ];
    expect(attempts.map(({ status, body }) => [status, body.code])).toEqual(
      attempts.map(() => [409, 'conflict']),
    );
  });

  test('comes back from completed for half an hour, counted from the tap; later by a manager alone', async () => {
    const bar = await openApp();
    const [staff, manager] = [await signIn(bar, 'staff'), await signIn(bar, 'manager')];
    const recalled = async (minutesAgo: number, ageMinutes = 0, who = staff) => {
      const id = await placed(bar);
      await staff.move(id, { status: 'completed' });
      bar.clock.advance(minutesAgo * MINUTE);
      const { status, body } = await who.send(`/api/admin/orders/${id}/status`, {
        method: 'PATCH',
        body: { status: 'ready', from: 'completed' },
        headers: { 'X-BB-Age-Ms': String(ageMinutes * MINUTE) },
      });
      return [status, body.code];
    };
    expect(await recalled(29)).toEqual([200, undefined]);
    expect(await recalled(31)).toEqual([409, 'order.recall_over']);
    expect(await recalled(31, 2)).toEqual([200, undefined]);
    expect(await recalled(31, 0, manager)).toEqual([200, undefined]);
  });

  test('is written down: who, from what to what, when done and when received', async () => {
    const bar = await openApp();
    const staff = await signIn(bar, 'staff');
    const id = await placed(bar);
    bar.clock.advance(MINUTE);
    await staff.send(`/api/admin/orders/${id}/status`, {
      method: 'PATCH',
      body: { status: 'confirmed' },
      headers: { 'X-BB-Age-Ms': '45000' },
    });
    const [row] = await bar.rows(`SELECT * FROM audit WHERE tbl <> 'staff'`);
    expect(row).toMatchObject({
      actor: staff.user.id,
      action: 'order.status',
      tbl: 'order',
      pk: id,
      before: '{"status":"pending"}',
      after: '{"status":"confirmed"}',
      done_at: bar.clock.now() - 45_000,
      received_at: bar.clock.now(),
    });
    await expect(bar.rows('DELETE FROM audit')).rejects.toThrow();
  });

  test('is never done before the order was placed, however old its tablet says it is', async () => {
    const bar = await openApp();
    const staff = await signIn(bar, 'staff');
    const placedAt = bar.clock.now();
    const id = await placed(bar);
    bar.clock.advance(MINUTE);
    const headers = { 'X-BB-Age-Ms': '9999999999999' };
    const tell = (path: string, options: object) => staff.send(path, { ...options, headers });
    await tell(`/api/admin/orders/${id}/status`, {
      method: 'PATCH',
      body: { status: 'confirmed' },
    });
    await tell('/api/admin/tables/25/clear', { method: 'POST', body: {} });
    const rows = await bar.rows("SELECT tbl, done_at FROM audit WHERE tbl <> 'staff' ORDER BY seq");
    expect(rows).toEqual([
      { tbl: 'order', done_at: placedAt },
      { tbl: 'venue_table', done_at: bar.clock.now() - 7 * 24 * 60 * MINUTE },
    ]);
  });

  test('cancelled by staff keeps the reason; the guest sees it only if it concerns them', async () => {
    const bar = await openApp();
    const staff = await signIn(bar, 'staff');
    const guest = createBrowser(bar);
    const told = async (reason?: string) => {
      const { body } = await placeOrder(guest, lemonades());
      const { orderId } = body;
      const change = { status: 'cancelled', from: 'pending', ...(reason ? { reason } : {}) };
      const moved = await staff.move(orderId, change);
      const read = await guest.send(`/api/orders/${orderId}`);
      const of = (response: unknown) => (response as { cancelReason: string | null }).cancelReason;
      return [of(moved.body.order), of(read.body.order)];
    };
    expect(await told('sold_out')).toEqual(['sold_out', 'sold_out']);
    expect(await told('guest_gone')).toEqual(['guest_gone', null]);
    expect(await told()).toEqual(['other', null]);
    const log = await bar.rows(`SELECT after FROM audit WHERE tbl <> 'staff'`);
    expect(log.map(({ after }) => after)).toContain('{"status":"cancelled","reason":"sold_out"}');
    const { body } = await placeOrder(guest, lemonades());
    const unknown = await staff.move(body.orderId, { status: 'cancelled', reason: 'it rained' });
    expect([unknown.status, unknown.body.issues]).toEqual([
      400,
      [{ path: 'reason', code: 'order.reason_unknown' }],
    ]);
    const confirmed = await staff.move(body.orderId, { status: 'confirmed', reason: 'sold_out' });
    expect(confirmed.body.order).toMatchObject({ status: 'confirmed', cancelReason: null });
  });

  test('sent twice with one id is changed once, with one response', async () => {
    const bar = await openApp();
    const staff = await signIn(bar, 'staff');
    const id = await placed(bar);
    const act = newOrderId();
    const first = await staff.move(id, { status: 'confirmed', from: 'pending' }, act);
    const again = await staff.move(id, { status: 'confirmed', from: 'pending' }, act);
    expect(again.text).toBe(first.text);
    expect(first.body.mutationId).toBe(act);
    const other = await (await signIn(bar, 'manager')).move(id, { status: 'confirmed' }, act);
    expect(other.status).toBe(404);
  });

  test('is refused where the order or the word is unknown', async () => {
    const bar = await openApp();
    const staff = await signIn(bar, 'staff');
    expect((await staff.move(newOrderId(), { status: 'ready' })).status).toBe(404);
    const { status, body } = await staff.move(await placed(bar), { status: 'eaten' });
    expect(status).toBe(400);
    expect(body.issues).toEqual([{ path: 'status', code: 'order.status_unknown' }]);
  });
});

describeOnBoth('the list of orders', (openApp) => {
  test('is newest first, page by page, and by status', async () => {
    const bar = await openApp();
    const staff = await signIn(bar, 'staff');
    const ids = [];
    for (let order = 0; order < 5; order += 1) {
      ids.push(await placed(bar));
      bar.clock.advance(1000);
    }
    await staff.move(ids[1], { status: 'ready' });
    const idsOf = async (query: string) => {
      const { body } = await staff.send(`/api/admin/orders${query}`);
      return { ...body, orders: (body.orders as { id: string }[]).map(({ id }) => id) };
    };
    expect(await idsOf('')).toEqual({
      orders: ids.toReversed(),
      total: 5,
      people: ['Can', 'Defne', 'Elif', 'Kerem'],
      page: 1,
      limit: 50,
      next: null,
    });
    expect(await idsOf('?page=2&limit=2')).toMatchObject({ orders: [ids[2], ids[1]], total: 5 });
    expect(await idsOf('?status=ready')).toMatchObject({ orders: [ids[1]], total: 1 });
    expect(await idsOf('?status=all')).toMatchObject({ total: 5 });
    expect((await staff.send('/api/admin/orders?page=0')).status).toBe(400);
    expect((await staff.send('/api/admin/orders?status=lost')).status).toBe(400);
  });
});
