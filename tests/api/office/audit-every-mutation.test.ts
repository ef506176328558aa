import { expect, test } from 'vitest';
import { BAR_DRAWER } from '../../../src/domain/till/drawer';
import { STAFF_ROUTES } from '../../support/bar/staff-routes';
import type { OpenApp } from '../../support/bar/test-app';
import { describeOnFile } from '../../support/bar/test-app';
import type { TestResponse } from '../../support/bar/test-browser';
import { createBrowser } from '../../support/bar/test-browser';
import { createAuthenticator } from '../../support/bar/test-passkey';
import { signIn } from '../../support/bar/test-staff';
import { CASH, EXPENSE, PASSWORD, TONIGHT, TRANSACTIONS } from '../../support/calls/audit-bodies';
import { fieldsWithoutWords } from '../../support/calls/audit-words';
import { CAMPAIGN_MUTATIONS, campaignIds } from '../../support/calls/campaign-mutations';
import { MESSAGE_MUTATIONS } from '../../support/calls/message-mutations';
import { PAYMENT_ACTS } from '../../support/calls/payment-mutations';
import * as people from '../../support/calls/people-mutations';
import { RECORD_BEFORE, RECORD_MUTATIONS } from '../../support/calls/record-mutations';
import {
  BY_PHONE,
  CATEGORY,
  DEVICE,
  DISH_ITEM,
  LETTER,
  TABLE,
  TICK,
  WAITING,
} from '../../support/calls/staff-wishes';
import { bookBrunch, bookTable, brunchWish, tableWish } from '../../support/data/test-bookings';
import { kioskWish } from '../../support/data/test-kiosk';
import { DISH, lemonades, newOrderId, placeOrder } from '../../support/data/test-orders';
import { uploadPhoto } from '../../support/data/test-pictures';
import { shiftReportOf } from '../../support/data/test-qr-order';
import { callingTable, TABLES } from '../../support/data/test-seats';
import { addItem, putRecipe } from '../../support/data/test-stock';
import { openPaymentBar, payByCard } from '../../support/payments/payment-bar';
import { BAR_PRINTER, GRILL_PRINTER, printerIds } from '../../support/printing/test-printers';

const { S1, T7 } = TABLES;
type OpenServer = people.PeopleServer & { ids: Record<string, string> };
type Act = (server: OpenServer) => Promise<TestResponse>;

async function openServer(openApp: OpenApp): Promise<OpenServer> {
  const bar = await openPaymentBar(openApp);
  const guest = createBrowser(bar);
  const idOf = async (made: Promise<TestResponse>) => {
    const { status, body } = await made;
    expect(status).toBe(201);
    return String(body.orderId ?? body.id ?? body.messageId);
  };
  const ids = {
    order: await idOf(placeOrder(guest, lemonades())),
    table: await idOf(bookTable(guest, tableWish())),
    brunch: await idOf(bookBrunch(guest, brunchWish())),
    tonight: await idOf(bookBrunch(guest, brunchWish(TONIGHT))),
    message: await idOf(guest.send('/api/contact', { body: LETTER })),
    seating: await callingTable(bar),
    transaction: newOrderId(),
    payment: (await payByCard(bar)).id,
    item: await addItem(bar),
    kiosk: newOrderId(),
    bill: '',
    tender: newOrderId(),
    entry: newOrderId(),
    otherBill: '',
    waiting: '',
    collection: await idOf(placeOrder(guest, lemonades({ serviceType: 'collection' }))),
  };
  ids.bill = (await bar.deps.orders.find(ids.order))?.row.billId ?? '';
  await bar.rows(`UPDATE brunch_reservation SET status = 'confirmed' WHERE id = '${ids.tonight}'`);
  const [staff, other] = [await signIn(bar, 'super_admin'), await signIn(bar, 'manager')];
  Object.assign(ids, await campaignIds(bar, other));
  const waiting = await other.send('/api/admin/waitlist', { body: WAITING });
  ids.waiting = String((waiting.body.entry as { id: string }).id);
  const elsewhere = await placeOrder(guest, lemonades({ tableNumber: 'T3' }));
  ids.otherBill = (await bar.deps.orders.find(String(elsewhere.body.orderId)))?.row.billId ?? '';
  await other.send(`/api/admin/bills/${ids.bill}/reductions`, {
    body: {
      lines: [{ orderId: ids.order, lineNo: 0 }],
      off: { kind: 'amount', amount: '1.00' },
      reason: 'regular',
    },
    headers: { 'Idempotency-Key': ids.entry },
  });
  await other.send(`/api/admin/bills/${ids.bill}/payments`, {
    body: { ...CASH, tip: '1.00' },
    headers: { 'Idempotency-Key': ids.tender },
  });
  await staff.send(TRANSACTIONS, {
    body: EXPENSE,
    headers: { 'Idempotency-Key': ids.transaction },
  });
  await other.send('/api/admin/kiosks', {
    body: await kioskWish(bar, 'Door'),
    headers: { 'Idempotency-Key': newOrderId() },
  });
  Object.assign(ids, await printerIds(bar, other));
  ids.kiosk = (await bar.deps.kiosks.list())[0]?.row.id ?? '';
  await other.send('/api/admin/auth/pin', { body: { pin: people.PIN, currentPassword: PASSWORD } });
  const invitation = await people.invitationOf({ bar, staff, other });
  return { bar, staff, other, invitation, phone: createAuthenticator(), ids };
}

function post(path: string, bodyOf: (server: OpenServer) => object = () => ({})): Act {
  return (server) =>
    server.staff.send(filled(path, server), {
      method: 'POST',
      body: bodyOf(server),
      headers: { 'Idempotency-Key': newOrderId() },
    });
}

function patch(path: string, body: object, method = 'PATCH'): Act {
  return (server) => server.staff.send(filled(path, server), { method, body });
}

/** Replaces `:order` and similar parameters with the server's ids. */
function filled(path: string, { ids, other }: OpenServer): string {
  const known: Record<string, string> = { ...ids, other: other.user.id };
  return `/api/admin/${path.replaceAll(/:(\w+)/g, (_, noun) => known[noun] ?? noun)}`;
}

async function closeFirstDay(server: OpenServer): Promise<TestResponse> {
  const bills = await server.bar.rows('SELECT id FROM bill');
  const ticked = bills.flatMap(({ id }) => [`open_bill:${id}`, `refund_due:${id}`]);
  const accepted = [...ticked, `not_counted:${BAR_DRAWER}`, 'no_terminal:card'];
  return post('days/2026-07-04/close', () => ({ ticked: accepted }))(server);
}

const ACTS: Readonly<Record<string, Act>> = {
  ...people.PEOPLE_MUTATIONS,
  ...MESSAGE_MUTATIONS,
  ...PAYMENT_ACTS,
  ...RECORD_MUTATIONS,
  'PATCH /api/admin/orders/:id/status': patch('orders/:order/status', { status: 'confirmed' }),
  'POST /api/admin/orders/handover': post('orders/handover', ({ bar }) =>
    shiftReportOf({ placedAt: bar.clock.now() - 1_000 }),
  ),
  'POST /api/admin/orders/:id/acknowledge': post('orders/:order/acknowledge'),
  'POST /api/admin/orders/:id/ticks': post('orders/:order/ticks', () => TICK),
  'PATCH /api/admin/reservations/:id/status': patch('reservations/:table/status', {
    status: 'cancelled',
  }),
  'PATCH /api/admin/brunch-reservations/:id/status': patch('brunch-reservations/:brunch/status', {
    status: 'confirmed',
  }),
  'PATCH /api/admin/brunch-reservations/:id/deposit': patch('brunch-reservations/:brunch/deposit', {
    isPaid: true,
  }),
  'PATCH /api/admin/brunch-reservations/:id/first-drink': patch(
    'brunch-reservations/:tonight/first-drink',
    { isServed: true },
  ),
  'PATCH /api/admin/menu/items/:id/availability': patch(
    `menu/items/${DISH.lemonade}/availability`,
    { isAvailable: false },
  ),
  'POST /api/admin/menu/pictures': ({ staff }) => uploadPhoto(staff),
  'POST /api/admin/settings/pictures': ({ staff }) => uploadPhoto(staff, 'settings'),
  'POST /api/admin/reservations': post('reservations', () => BY_PHONE),
  'PUT /api/admin/reservations/:id': patch('reservations/:table', { partySize: 2 }, 'PUT'),
  'POST /api/admin/waitlist': post('waitlist', () => WAITING),
  'PATCH /api/admin/waitlist/:id/status': patch('waitlist/:waiting/status', { status: 'closed' }),
  'POST /api/admin/brunch-reservations': post('brunch-reservations', () => ({
    ...BY_PHONE,
    ...{ selectedFood: 'The Bliss Classic', selectedDrink: 'Efes' },
  })),
  'PUT /api/admin/brunch-reservations/:id': patch(
    'brunch-reservations/:brunch',
    { partySize: 2 },
    'PUT',
  ),
  'POST /api/admin/reservations/walk-in': post('reservations/walk-in', () => ({
    tableId: T7,
    partySize: 2,
  })),
  'PATCH /api/admin/reservations/:id/table': patch('reservations/:table/table', {
    tableId: T7,
  }),
  'PATCH /api/admin/brunch-reservations/:id/table': patch('brunch-reservations/:brunch/table', {
    tableId: T7,
  }),
  'POST /api/admin/tables': post('tables', () => TABLE),
  'PUT /api/admin/tables/:id': patch(`tables/${T7}`, TABLE, 'PUT'),
  'DELETE /api/admin/tables/:id': patch(`tables/${T7}`, {}, 'DELETE'),
  'POST /api/admin/tables/:id/clear': post(`tables/${T7}/clear`),
  'POST /api/admin/tables/:id/code': post(`tables/${T7}/code`),
  'POST /api/admin/seatings/:id/move': post('seatings/:seating/move', () => ({
    tableId: T7,
    from: S1,
  })),
  'POST /api/admin/seatings/:id/call': post('seatings/:seating/call', ({ bar }) => ({
    call: 'waiter',
    at: new Date(bar.clock.now()).toISOString(),
  })),
  'POST /api/admin/seatings/:id/let-in': async (server) => {
    await server.bar.rows('UPDATE seating SET asking = \'[{"seatNo":1,"at":0}]\'');
    const at = new Date(0).toISOString();
    return post('seatings/:seating/let-in', () => ({ seatNo: 1, isLetIn: true, at }))(server);
  },
  'POST /api/admin/bills/:id/payments': post('bills/:bill/payments', () => CASH),
  'POST /api/admin/bills/:id/payments/undo': post('bills/:bill/payments/undo', ({ ids }) => ({
    payment: ids.tender,
    method: 'card',
    reason: 'It was a card',
  })),
  'POST /api/admin/bills/:id/refunds': post('bills/:bill/refunds', () => ({
    ...CASH,
    reason: 'Paid twice',
  })),
  'POST /api/admin/bills/:id/voids': post('bills/:bill/voids', ({ ids }) => ({
    ...{ orderId: ids.order, lineNo: 0, pieces: 1 },
    ...{ reason: 'quality', wasMade: true, note: 'Warm' },
  })),
  'POST /api/admin/bills/:id/reductions': post('bills/:bill/reductions', ({ ids }) => ({
    lines: [{ orderId: ids.order, lineNo: 0 }],
    off: { kind: 'comp' },
    reason: 'waited_long',
  })),
  'POST /api/admin/bills/:id/remakes': post('bills/:bill/remakes', ({ ids }) => ({
    ...{ orderId: ids.order, lineNo: 0, pieces: 1, reason: 'dropped' },
  })),
  'POST /api/admin/bills/:id/moves': post('bills/:bill/moves', ({ ids }) => ({
    lines: [{ orderId: ids.order, lineNo: 0, pieces: 1 }],
    to: ids.otherBill,
  })),
  'POST /api/admin/bills/:id/merge': post('bills/:collection/merge', ({ ids }) => ({
    into: ids.bill,
  })),
  'POST /api/admin/orders': post('orders', ({ ids }) => ({
    ...{ serviceType: 'table', bill: ids.bill, tableId: T7, totalAmount: '180.00' },
    items: [{ originalMenuItemId: DISH.lemonade, quantity: 1, price: '180.00' }],
  })),
  'POST /api/admin/bills/:id/open': post(`bills/${newOrderId()}/open`, () => ({ name: 'Deniz' })),
  'POST /api/admin/bills/:id/name': async (server) => {
    await server.bar.rows(`UPDATE bill SET kind = 'tab', label = 'Ada'`);
    return post('bills/:bill/name', () => ({ name: 'Deniz' }))(server);
  },
  'POST /api/admin/bills/:id/entries/undo': post('bills/:bill/entries/undo', ({ ids }) => ({
    entry: ids.entry,
  })),
  'POST /api/admin/approvals': post('approvals', ({ other }) => ({
    change: newOrderId(),
    staffId: other.user.id,
    pin: people.PIN,
  })),
  'POST /api/admin/bills/:id/prints': post('bills/:bill/prints', () => ({ worth: '360.00' })),
  'POST /api/admin/bills/:id/close': async (server) => {
    await server.bar.rows(`UPDATE "order" SET status = 'cancelled'`);
    await server.bar.rows('UPDATE bill SET worth_kurus = 0');
    return post('bills/:bill/close', () => ({ worth: '0.00', paid: '10.00' }))(server);
  },
  'POST /api/admin/seatings/:id/close': post('seatings/:seating/close'),
  'POST /api/admin/printers': post('printers', () => GRILL_PRINTER),
  'PUT /api/admin/printers/:id': patch('printers/:printer', BAR_PRINTER, 'PUT'),
  'DELETE /api/admin/printers/:id': patch('printers/:printer', {}, 'DELETE'),
  'POST /api/admin/printers/:id/test': post('printers/:printer/test'),
  'POST /api/admin/print-jobs/:id/again': post('print-jobs/:job/again'),
  'POST /api/admin/orders/:id/print': post('orders/:order/print'),
  'POST /api/admin/kiosks': async (server) => {
    const body = await kioskWish(server.bar, 'Terrace');
    return post('kiosks', () => body)(server);
  },
  'PATCH /api/admin/kiosks/:id': patch('kiosks/:kiosk', { isOutOfOrder: true }),
  'DELETE /api/admin/kiosks/:id': patch('kiosks/:kiosk', {}, 'DELETE'),
  'POST /api/admin/menu/categories': post('menu/categories', () => CATEGORY),
  'PUT /api/admin/menu/categories/:id': patch('menu/categories/6', { nameTr: 'Burger' }, 'PUT'),
  'DELETE /api/admin/menu/categories/:id': async (server) => {
    await server.bar.rows('DELETE FROM menu_item WHERE category_id = 16');
    return patch('menu/categories/16', {}, 'DELETE')(server);
  },
  'POST /api/admin/menu/categories/order': post('menu/categories/order', () => ({ ids: [7, 6] })),
  'POST /api/admin/menu/items': post('menu/items', () => DISH_ITEM),
  'PUT /api/admin/menu/items/:id': patch(`menu/items/${DISH.lemonade}`, { price: '55' }, 'PUT'),
  'DELETE /api/admin/menu/items/:id': patch(`menu/items/${DISH.lemonade}`, {}, 'DELETE'),
  'POST /api/admin/menu/items/order': post('menu/items/order', () => ({ ids: [2, 1] })),
  'POST /api/admin/menu/prices': post('menu/prices', () => ({
    prices: [{ id: 1, from: '480.00', to: '500.00' }],
  })),
  ...CAMPAIGN_MUTATIONS,
  'POST /api/admin/financials/transactions': post('financials/transactions', () => EXPENSE),
  'POST /api/admin/financials/transactions/:id/reversal': post(
    'financials/transactions/:transaction/reversal',
    () => ({ reason: 'Paid twice' }),
  ),
  'POST /api/admin/drawers': post('drawers', () => ({ name: 'Garden', owner: null })),
  'PUT /api/admin/drawers/:id': patch(
    `drawers/${BAR_DRAWER}`,
    { name: 'Counter', owner: null, isActive: true, v: 1 },
    'PUT',
  ),
  'PUT /api/admin/devices/:id': patch(`devices/${BAR_DRAWER}`, DEVICE, 'PUT'),
  'POST /api/admin/drawers/:id/counts': post(`drawers/${BAR_DRAWER}/counts`, () => ({
    day: '2026-07-04',
    notes: { 200: 2 },
    coins: '5.00',
    left: '100.00',
  })),
  'POST /api/admin/drawers/:id/moves': post(`drawers/${BAR_DRAWER}/moves`, () => ({
    kind: 'float',
    amount: '100.00',
    reason: 'Change',
  })),
  'POST /api/admin/brunch-reservations/:id/deposit/keep': async (server) => {
    const facts = "status = 'no_show', deposit_paid_at = 1, deposit_paid_by = 'Elif'";
    await server.bar.rows(
      `UPDATE brunch_reservation SET ${facts} WHERE id = '${server.ids.brunch}'`,
    );
    return post('brunch-reservations/:brunch/deposit/keep', () => ({ reason: 'No-show' }))(server);
  },
  'POST /api/admin/days/:day/close': closeFirstDay,
  'POST /api/admin/days/:day/mail': post('days/2026-07-04/mail'),
  'POST /api/admin/inventory/counts': post('inventory/counts', ({ ids }) => ({
    lines: [{ itemId: ids.item, counted: 3 }],
  })),
  'POST /api/admin/inventory/deliveries': post('inventory/deliveries', ({ ids }) => ({
    lines: [{ itemId: ids.item, quantity: 3, unitCost: '2.50' }],
  })),
  'POST /api/admin/inventory/:id/waste': post('inventory/:item/waste', () => ({
    quantity: 1,
    reason: 'broken',
  })),
  'POST /api/admin/inventory/:id/corrections': post('inventory/:item/corrections', () => ({
    change: -1,
    note: 'counted twice',
  })),
  'PUT /api/admin/recipes/:part': (server) =>
    putRecipe(server.staff, `dish:${DISH.lemonade}`, { [String(server.ids.item)]: 1 }),
  'PUT /api/admin/settings/:key': patch('settings/stock.switchOff', { value: true }, 'PUT'),
};

/** Lists requests that change nothing, or that no person makes: a tablet reports automatically that it shows an order. */
const NOT_AUDITED: Readonly<Record<string, Act>> = {
  ...people.PEOPLE_UNCHANGED,
  'POST /api/admin/orders/:id/seen': post('orders/:order/seen'),
  'POST /api/admin/marketing/preview': post('marketing/preview'),
};

/** Changes that come before an act. */
const BEFORE: Readonly<Record<string, readonly Act[]>> = {
  ...people.PEOPLE_BEFORE,
  ...RECORD_BEFORE,
  'POST /api/admin/days/:day/mail': [
    closeFirstDay,
    patch('settings/till.mail', { value: 'books@barbliss.example' }, 'PUT'),
  ],
};

/** Older builds used this; it tells them to load the present build. */
const REPLACED = 'POST /api/admin/seatings/:id/pay';

const MUTATING = Object.keys(STAFF_ROUTES).filter(
  (name) => !name.startsWith('GET ') && name !== REPLACED,
);

async function rowsWrittenBy(server: OpenServer, act: Act | undefined): Promise<number> {
  const written = () => server.bar.rows('SELECT id FROM audit');
  const before = await written();
  const { status, body } = (await act?.(server)) ?? {};
  expect([200, 201, 204], JSON.stringify(body)).toContain(status);
  return (await written()).length - before.length;
}

describeOnFile('what staff do', (openApp) => {
  test.each(MUTATING.filter((name) => !(name in NOT_AUDITED)))(
    'is written down once: %s',
    async (name) => {
      const server = await openServer(openApp);
      for (const act of BEFORE[name] ?? []) await act(server);
      expect(await rowsWrittenBy(server, ACTS[name])).toBe(1);
      expect(await fieldsWithoutWords(server.bar)).toEqual([]);
    },
  );

  test.each(Object.entries(NOT_AUDITED))('writes no audit row: %s', async (name, act) => {
    expect(MUTATING).toContain(name);
    expect(await rowsWrittenBy(await openServer(openApp), act)).toBe(0);
  });
});
