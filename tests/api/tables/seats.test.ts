import { expect, test } from 'vitest';
import { keysFrom, tableToken } from '../../../server/services/keys';
import { newSeating } from '../../../server/usecases/shared/bill-of-order';
import { listTableCards } from '../../../server/usecases/tables';
import type { SeatRead } from '../../../src/domain/seatings/seating';
import { describeApp, describeOnFile } from '../../support/bar/test-app';
import { createBrowser } from '../../support/bar/test-browser';
import { signIn } from '../../support/bar/test-staff';
import { lemonades, newOrderId, placeOrder } from '../../support/data/test-orders';
import { codeOf, openPhone, phoneAt, seatingAt, TABLES } from '../../support/data/test-seats';

const HOUR = 60 * 60_000;
const { T3, T7 } = TABLES;

function billOf({ body }: { body: Record<string, unknown> }): SeatRead {
  return body as unknown as SeatRead;
}

describeApp('a phone at a table', (openApp) => {
  test('sits down by the code on the card, and again under the same number', async () => {
    const bar = await openApp();
    const [first, second] = [await phoneAt(bar, T7), await phoneAt(bar, T7)];
    expect(billOf(await first.read())).toMatchObject({
      seatNo: 1,
      table: { id: T7, label: 'T7', area: 'outdoor' },
      isAccepted: false,
      entry: 'first_order',
      orders: [],
      totalAmount: '0.00',
    });
    expect(billOf(await second.read()).seatNo).toBe(2);
    expect(billOf(await first.scan(await codeOf(bar, T7))).seatNo).toBe(1);
  });

  test('shows everybody at the table one bill, once the phone that staff confirmed lets them in', async () => {
    const bar = await openApp();
    const staff = await signIn(bar, 'staff');
    const [ada, can] = [await phoneAt(bar, T7), await phoneAt(bar, T7)];
    const { body } = await ada.order({ guestName: 'Ada Kaya' });
    bar.clock.advance(1_000);
    await can.order();
    bar.clock.advance(1_000);

    await staff.move(body.orderId, { status: 'confirmed' });
    await placeOrder(createBrowser(bar), lemonades({ tableNumber: 'Masa T7' }));
    const waiting = billOf(await can.read());
    expect(waiting).toMatchObject({ isAccepted: false, entry: 'asking', asking: [] });
    expect(waiting.orders).toHaveLength(1);
    expect(billOf(await ada.read()).asking).toMatchObject([{ seatNo: 2 }]);
    expect(billOf(await ada.answer(2, true))).toMatchObject({ isAccepted: true, asking: [] });

    const bill = billOf(await can.read());
    expect(bill).toMatchObject({ isAccepted: true, totalAmount: '1080.00' });
    expect(bill.orders.map(({ seatNo, name, isMine }) => ({ seatNo, name, isMine }))).toEqual([
      { seatNo: 1, name: 'Ada', isMine: false },
      { seatNo: 2, name: null, isMine: true },
      { seatNo: null, name: null, isMine: false },
    ]);
    expect(bill.orders[0]?.items).toEqual([
      { nameEn: 'House Lemonade', nameTr: 'Ev Yapımı Limonata', quantity: 2, totalPrice: '360.00' },
    ]);
  });

  test('that scans the code of an accepted table reads no name and no dish until it is let in', async () => {
    const bar = await openApp();
    const staff = await signIn(bar, 'staff');
    const ada = await phoneAt(bar, T7);
    const { body } = await ada.order({ guestName: 'Ada Kaya' });
    await staff.move(body.orderId, { status: 'confirmed' });
    const stranger = await phoneAt(bar, T7);
    expect(billOf(await stranger.read())).toMatchObject({ entry: 'asking', orders: [] });
    // Neither phone can let itself in, and a refused phone still orders.
    await stranger.answer(2, true);
    expect(billOf(await stranger.read()).isAccepted).toBe(false);
    await ada.answer(2, false);
    expect(billOf(await stranger.read())).toMatchObject({ isAccepted: false, entry: 'unanswered' });
    expect((await stranger.order()).status).toBe(201);
    expect((await stranger.read()).text).not.toContain('Ada');
    // Another scan asks again, for ten minutes.
    await stranger.scan(await codeOf(bar, T7));
    expect(billOf(await ada.read()).asking).toMatchObject([{ seatNo: 2 }]);
    bar.clock.advance(10 * 60_000);
    expect(billOf(await ada.read()).asking).toEqual([]);
    expect(billOf(await stranger.read()).entry).toBe('unanswered');
  });

  test('is let in by staff, or by its own first order that staff confirm', async () => {
    const bar = await openApp();
    const staff = await signIn(bar, 'staff');
    const [ada, can, ece] = [
      await phoneAt(bar, T7),
      await phoneAt(bar, T7),
      await phoneAt(bar, T7),
    ];
    await staff.move((await ada.order()).body.orderId, { status: 'confirmed' });
    const path = `/api/admin/seatings/${await seatingAt(bar, T7)}/let-in`;
    const at = billOf(await ada.read()).asking[0]?.at;
    const asked = { seatNo: 2, at };
    expect((await staff.send(path, { body: { ...asked, isLetIn: true } })).status).toBe(200);
    expect(billOf(await can.read()).isAccepted).toBe(true);
    expect(billOf(await ece.read()).isAccepted).toBe(false);
    await staff.move((await ece.order()).body.orderId, { status: 'confirmed' });
    expect(billOf(await ece.read()).isAccepted).toBe(true);
    expect(billOf(await can.read()).asking).toEqual([]);
    expect((await staff.send(path, { body: { ...asked, isLetIn: false } })).status).toBe(200);
    expect(billOf(await can.read()).isAccepted).toBe(true);
  });

  test('never gets the number of a phone that left: its order is not shown as one’s own', async () => {
    const bar = await openApp();
    const ada = await phoneAt(bar, T7);
    await ada.order({ guestName: 'Ada Kaya' });
    await ada.scan(await codeOf(bar, T3));
    const stranger = await phoneAt(bar, T7);
    expect(billOf(await stranger.read())).toMatchObject({ seatNo: 2, orders: [] });
    await stranger.scan(await codeOf(bar, T3));
    expect(billOf(await stranger.read())).toMatchObject({ seatNo: 2, orders: [] });
  });

  test('keeps a number of its own when parties join, whoever left before', async () => {
    const bar = await openApp();
    const staff = await signIn(bar, 'staff');
    const [ada, can] = [await phoneAt(bar, T7), await phoneAt(bar, T3)];
    await ada.order({ guestName: 'Ada Kaya' });
    await ada.scan(await codeOf(bar, TABLES.S1));
    const move = { tableId: T7, from: T3, isTogether: true };
    await staff.send(`/api/admin/seatings/${await seatingAt(bar, T3)}/move`, { body: move });
    expect(billOf(await can.read())).toMatchObject({ table: { id: T7 }, seatNo: 2, orders: [] });
    expect(billOf(await (await phoneAt(bar, T7)).read()).seatNo).toBe(3);
  });

  test('that scans twice at once is seated by both scans', async () => {
    const { deps } = await openApp();
    const scan = (expiresAt: number) =>
      deps.seats.sit(
        { secretHash: 'one-phone', expiresAt, askedAt: expiresAt },
        { opens: newSeating(deps.newId(), T7, expiresAt), qrVersion: 1 },
      );
    const scans = await Promise.all([scan(1), scan(2), scan(3)]);
    expect(scans.map((seated) => seated?.seat.no)).toEqual([1, 1, 1]);
  });

  test('writes its table on the ticket', async () => {
    const bar = await openApp();
    const phone = await phoneAt(bar, T7);
    const { body } = await phone.order({ tableNumber: 'S1' });
    const [order] = await bar.rows(`SELECT * FROM "order" WHERE id = '${body.orderId}'`);
    expect(order).toMatchObject({
      table_number: 'T7',
      seat_no: 1,
      seating_id: await seatingAt(bar, T7),
    });
  });

  test('calls the team: the call stands until a named person takes it', async () => {
    const bar = await openApp();
    const staff = await signIn(bar, 'staff');
    const phone = await phoneAt(bar, T7);
    const { calls } = billOf(await phone.call('waiter'));
    expect(calls.waiter).toMatchObject({ takenAt: null, takenBy: null });
    bar.clock.advance(30_000);
    expect(billOf(await phone.call('waiter')).calls.waiter?.at).toBe(calls.waiter?.at);

    const path = `/api/admin/seatings/${await seatingAt(bar, T7)}/call`;
    await staff.send(path, { body: { call: 'waiter', at: calls.waiter?.at } });

    expect(billOf(await phone.read()).calls.waiter?.takenBy).toBe(staff.user.firstName);
    // A call that staff just took is not repeated; a minute later the tap makes a new call.
    expect(billOf(await phone.call('waiter')).calls.waiter?.takenBy).toBe(staff.user.firstName);
    bar.clock.advance(61_000);
    expect(billOf(await phone.call('waiter')).calls.waiter?.takenBy).toBeNull();
  });
});

describeOnFile('a code that is refused', (openApp) => {
  test('gets the same refusal: guessed, of another venue, replaced, or of no table', async () => {
    const bar = await openApp();
    const staff = await signIn(bar, 'manager');
    const printed = await codeOf(bar, T7);
    const { status } = await staff.send(`/api/admin/tables/${T7}/code`, { body: {} });
    expect(status).toBe(200);
    const elsewhere = tableToken(keysFrom(Buffer.alloc(32, 8)), { tableId: T7, qrVersion: 2 });
    const current = await codeOf(bar, T7);
    const refused = [
      printed,
      elsewhere,
      current.replace(/^\d+/, String(T3)),
      `${current.slice(0, -1)}${current.endsWith('A') ? 'B' : 'A'}`,
      tableToken(bar.deps.keys, { tableId: 999, qrVersion: 1 }),
      'T7',
      '',
    ];
    const responses = await Promise.all(refused.map((token) => openPhone(bar).scan(token)));
    expect(new Set(responses.map(({ status: code, text }) => `${code} ${text}`)).size).toBe(1);
    expect(responses[0]).toMatchObject({ status: 404, body: { code: 'seat.code_invalid' } });
    expect((await openPhone(bar).scan(current)).status).toBe(200);
  });

  test('a seat that was guessed, has expired, or whose table is closed: scan again', async () => {
    const bar = await openApp();
    const staff = await signIn(bar, 'staff');
    const closed = await phoneAt(bar, T7);
    await staff.send(`/api/admin/seatings/${await seatingAt(bar, T7)}/close`, { body: {} });
    const guessed = openPhone(bar);
    const asked = [await closed.read(), await closed.call('bill'), await guessed.read()];
    const ordered = [await closed.order(), await guessed.order()];
    expect([...asked, ...ordered].map(({ status, body }) => [status, body.code])).toEqual(
      Array.from({ length: 5 }, () => [409, 'seat.ended']),
    );
    const expired = await phoneAt(bar, T3);
    bar.clock.advance(4 * HOUR);
    expect((await expired.read()).text).toBe(asked[0]?.text);
  });

  test('an order of a closed table that is sent again gets its first response', async () => {
    const bar = await openApp();
    const phone = await phoneAt(bar, T7);
    const staff = await signIn(bar, 'staff');
    const id = newOrderId();
    await phone.order({}, { id });
    await staff.move(id, { status: 'cancelled', reason: 'other' });
    await staff.send(`/api/admin/seatings/${await seatingAt(bar, T7)}/close`, { body: {} });
    expect(await phone.order({}, { id })).toMatchObject({ status: 201, body: { orderId: id } });
    const [{ count }] = (await bar.rows('SELECT count(*) AS count FROM "order"')) as unknown as [
      { count: number },
    ];
    expect(count).toBe(1);
  });
});

describeOnFile('limits at a table', (openApp) => {
  test('a seat orders ten times in five minutes, a code is scanned thirty times in ten', async () => {
    const bar = await openApp({ config: { isRateLimited: true } });
    const phone = await phoneAt(bar, T7);
    const statuses = async (acts: (() => Promise<{ status: number }>)[]) => {
      const all: number[] = [];
      for (const run of acts) all.push((await run()).status);
      return all;
    };
    // Each phone has its own browser, to avoid the device's rate limit.
    const orders = await statuses(
      Array.from(
        { length: 11 },
        () => () => placeOrder(createBrowser(bar), lemonades({ seat: phone.seat })),
      ),
    );
    expect(orders).toEqual([...Array.from({ length: 10 }, () => 201), 429]);
    const code = await codeOf(bar, T3);
    const scans = await statuses(Array.from({ length: 31 }, () => () => openPhone(bar).scan(code)));
    expect(scans).toEqual([...Array.from({ length: 30 }, () => 200), 429]);
  });

  test('junk scans behind one address block no good one', async () => {
    const bar = await openApp({ config: { isRateLimited: true } });
    const junk: number[] = [];
    for (let scan = 0; scan < 90; scan += 1)
      junk.push((await openPhone(bar).scan('27.junk')).status);
    expect(junk.slice(0, 60)).toEqual(Array(60).fill(404));
    expect(junk.at(-1)).toBe(429);
    expect((await openPhone(bar).scan(await codeOf(bar, T7))).status).toBe(200);
  });

  test('forty phones at most sit at one table', async () => {
    const bar = await openApp();
    const code = await codeOf(bar, T7);
    const responses = [];
    for (let phone = 0; phone < 41; phone += 1) responses.push(await openPhone(bar).scan(code));
    expect(responses.map(({ status }) => status)).toEqual([
      ...Array.from({ length: 40 }, () => 200),
      404,
    ]);
  });
});

describeOnFile('the cards of the tables', (openApp) => {
  test('are printed four on a sheet, each with a code that seats a phone at its table', async () => {
    const bar = await openApp();
    const { browser } = await signIn(bar, 'manager');
    const page = await browser.send('/api/admin/tables/cards?lang=tr');
    expect(page.headers.get('content-type')).toContain('text/html');
    expect(page.text.match(/<article class="card">/g)).toHaveLength(30);
    expect(page.text.match(/<div class="sheet">/g)).toHaveLength(8);
    expect(page.text).toContain('Masa T7: okutun, sipariş verin');
    expect((await createBrowser(bar).send('/api/admin/tables/cards')).status).toBe(401);
    const cards = await listTableCards(bar.deps, 'https://bar.test');
    const t7 = cards.find(({ label }) => label === 'T7')?.url ?? '';
    const scanned = await openPhone(bar).scan(t7.replace('https://bar.test/t/', ''));
    expect(billOf(scanned).table.label).toBe('T7');
  });
});
