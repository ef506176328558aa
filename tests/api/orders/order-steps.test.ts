import { expect, test } from 'vitest';
import type { ListPlace } from '../../../src/domain/page-query';
import { describeOnBoth } from '../../support/bar/test-app';
import { createBrowser } from '../../support/bar/test-browser';
import { signIn } from '../../support/bar/test-staff';
import { lemonades, newOrderId, placeOrder } from '../../support/data/test-orders';

const MINUTE = 60_000;

describeOnBoth('what happened to an order', (openApp) => {
  test('lists each step with its person, its time and the time the server received it', async () => {
    const bar = await openApp();
    const [can, elif] = [await signIn(bar, 'staff'), await signIn(bar, 'manager')];
    const placedAt = new Date(bar.clock.now()).toISOString();
    const { body } = await placeOrder(createBrowser(bar), lemonades());
    const id = String(body.orderId);
    bar.clock.advance(MINUTE);
    const movedAt = new Date(bar.clock.now()).toISOString();
    await can.move(id, { status: 'confirmed', from: 'pending' });
    bar.clock.advance(10 * MINUTE);
    const arrivedAt = new Date(bar.clock.now()).toISOString();
    await elif.send(`/api/admin/orders/${id}/status`, {
      method: 'PATCH',
      body: { status: 'cancelled', from: 'confirmed', reason: 'guest_gone' },
      headers: { 'X-BB-Age-Ms': String(5 * MINUTE) },
    });
    const at = new Date(bar.clock.now() - 5 * MINUTE).toISOString();
    const told = await can.send(`/api/admin/orders/${id}/steps`);
    expect(told.body.steps).toEqual([
      { what: 'placed', at: placedAt, by: null },
      { what: 'confirmed', at: movedAt, by: 'Can', reason: null },
      { what: 'cancelled', at, arrivedAt, by: 'Elif', reason: 'guest_gone' },
    ]);
  });

  test('knows a guest’s own cancellation, which is in no log of the staff', async () => {
    const bar = await openApp();
    const [staff, guest] = [await signIn(bar, 'staff'), createBrowser(bar)];
    const { body } = await placeOrder(guest, lemonades());
    await guest.send(`/api/orders/${body.orderId}/cancel`, { body: {} });
    const told = await staff.send(`/api/admin/orders/${body.orderId}/steps`);
    const what = (told.body.steps as { what: string; by: string | null }[]).at(-1);
    expect(what).toMatchObject({ what: 'cancelled', by: null });
  });

  test('is for staff alone, and only of orders that there are', async () => {
    const bar = await openApp();
    const staff = await signIn(bar, 'staff');
    const path = `/api/admin/orders/${newOrderId()}/steps`;
    expect((await staff.send(path)).status).toBe(404);
    expect((await createBrowser(bar).send(path)).status).toBe(401);
  });
});

describeOnBoth('the list of orders', (openApp) => {
  test('goes on where a page ended, whatever came in meanwhile: every order once, and an end', async () => {
    const bar = await openApp();
    const [staff, guest] = [await signIn(bar, 'staff'), createBrowser(bar)];
    const placed: string[] = [];
    const place = async () => {
      placed.push(String((await placeOrder(guest, lemonades())).body.orderId));
    };
    // Orders of the same time are sorted by id.
    for (let order = 0; order < 5; order += 1) await place();
    const seen: string[] = [];
    let next: unknown = '';
    for (let pages = 0; next !== null && pages < 9; pages += 1) {
      const from = next === '' ? '' : `&before=${next}`;
      const { body } = await staff.send(`/api/admin/orders?limit=2${from}`);
      seen.push(...(body.orders as { id: string }[]).map(({ id }) => id));
      if (pages === 0) {
        bar.clock.advance(MINUTE);
        await place();
      }
      next = body.next;
    }
    expect(seen).toEqual(placed.slice(0, 5).sort().reverse());
    expect((await staff.send('/api/admin/orders?before=yesterday')).status).toBe(400);
  });

  test('is searched some thousand orders at a time, and the next question goes on from there', async () => {
    const bar = await openApp();
    const guest = createBrowser(bar);
    const place = async (guestName: string) => {
      const { body } = await placeOrder(guest, { ...lemonades(), guestName });
      bar.clock.advance(MINUTE);
      return String(body.orderId);
    };
    const ids = [await place('Owen'), await place('Ada'), await place('Owen')];
    const search = (before?: ListPlace) =>
      bar.deps.orderHistory.idsOf(
        { sort: 'newest', search: 'owen', before, offset: 0, limit: 50 },
        2,
      );
    const first = await search();
    expect(first).toMatchObject({ ids: [ids[2]], total: null, next: { id: ids[1] } });
    expect(await search(first.next ?? undefined)).toEqual({
      ids: [ids[0]],
      total: null,
      next: null,
    });
  });
});

describeOnBoth('the search for an order', (openApp) => {
  test('finds it by code, guest or number, with its status and page by page', async () => {
    const bar = await openApp();
    const [staff, guest] = [await signIn(bar, 'staff'), createBrowser(bar)];
    const place = async (guestName: string, guestPhone: string) => {
      const { body } = await placeOrder(guest, { ...lemonades(), guestName, guestPhone });
      bar.clock.advance(MINUTE);
      return { id: String(body.orderId), code: String(body.code) };
    };
    const isil = await place('Işıl', '+905321234567');
    const first = await place('Owen', '+905339876543');
    const second = await place('Owen', '+905339876543');
    const found = async (query: string) => {
      const { body } = await staff.send(`/api/admin/orders?${query}`);
      return [(body.orders as { id: string }[]).map(({ id }) => id), body.total];
    };
    expect(await found(`search=${isil.code}`)).toEqual([[isil.id], 1]);
    expect(await found('search=isil')).toEqual([[isil.id], 1]);
    expect(await found('search=0533%20987')).toEqual([[second.id, first.id], 2]);
    expect(await found('search=owen&limit=1&page=2')).toEqual([[first.id], 2]);
    await staff.move(first.id, { status: 'ready' });
    expect(await found('search=owen&status=ready')).toEqual([[first.id], 1]);
    expect(await found('search=nobody')).toEqual([[], 0]);
    expect((await staff.send(`/api/admin/orders?search=${'x'.repeat(81)}`)).status).toBe(400);
  });
});
