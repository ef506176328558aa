import { sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { openBefore } from '../../tests/support/data/old-database';
import {
  billClosed,
  billSettled,
  billSums,
  restPaid,
} from '../repositories/statements/bill-statements';
import type { Gateway } from './gateway';
import { prepareDatabase } from './migrate';

const DAY = 24 * 60 * 60_000;
const DAYS = 60;
const FIRST = Date.parse('2026-05-01T17:00:00Z');

type Row = Record<string, unknown>;

async function rows(gateway: Gateway, query: string): Promise<Row[]> {
  return (await gateway.client.execute(query)).rows.map((row) => ({ ...row }));
}

/** What an evening of the last release left of an order. */
const KINDS = [
  'served', // completed, no method recorded
  'cash bill', // on a table's bill that was paid in cash
  'mixed bill', // on a table's bill that was paid by cash and card
  'served again', // completed, undone and completed again
  'card', // paid online and completed
  'card, part back', // paid online, completed, a part refunded
  'cancelled',
  'running', // collection, not finished
  'running card', // collection, paid online, not finished
  'open table, served', // completed on an open bill: sold without a method
  'open table', // pending on an open bill
] as const;
type Kind = (typeof KINDS)[number];

/** Plays two months as the last release recorded them. */
async function play(gateway: Gateway): Promise<void> {
  const add = (table: string, row: Row) => {
    const names = Object.keys(row).map((name) => `"${name}"`);
    return gateway.client.execute({
      sql: `INSERT INTO "${table}" (${names.join(', ')}) VALUES (${names.map(() => '?').join(', ')})`,
      args: Object.values(row) as never[],
    });
  };
  let n = 0;
  for (let day = 0; day < DAYS; day += 1) {
    const isLast = day === DAYS - 1;
    const table = 1 + (day % 5);
    const kinds = isLast ? KINDS : KINDS.filter((kind) => !/running|open/.test(kind));
    for (const kind of kinds) {
      n += 1;
      const id = `order-${n}`;
      const at = FIRST + day * DAY + n * 60_000;
      await addOrder(add, { id, kind, at, table, kurus: 10_000 + 37 * n });
    }
  }
}

type Add = (table: string, row: Row) => Promise<unknown>;
type Played = { id: string; kind: Kind; at: number; table: number; kurus: number };

async function addOrder(add: Add, { id, kind, at, table, kurus }: Played): Promise<void> {
  const day = new Date(at - 60 * 60_000).toISOString().slice(0, 10);
  const isAtTable = kind.endsWith('bill') || kind.startsWith('open');
  const isOpen = kind.startsWith('open');
  const seating = isOpen ? 'open' : `seating-${id}`;
  const isDone = !/running|cancelled|open table$/.test(kind);
  const fee = isAtTable ? 0 : 1_500;
  const total = 2 * kurus + fee;
  const [cash, card] = kind === 'cash bill' ? [total, 0] : [total - 5_000, 5_000];
  if (kind.endsWith('bill')) {
    await add('seating', {
      id: seating,
      table_id: table,
      opened_at: at,
      closed_at: at + 1,
      cash_kurus: cash,
      card_kurus: card,
    });
  }
  if (kind === 'open table, served') {
    await add('seating', { id: 'open', table_id: 99, opened_at: at, accepted_at: at });
  }
  const isCard = kind.includes('card');
  await add('order', {
    id,
    status: kind === 'cancelled' ? 'cancelled' : isDone ? 'completed' : 'pending',
    status_at: at,
    service_type: isAtTable ? 'table' : 'collection',
    total_kurus: total,
    fee_kurus: fee,
    placed_at: at,
    received_at: at,
    seating_id: isAtTable ? seating : null,
    paid_at: isCard ? at : null,
    paid_by: kind === 'cash bill' ? 'cash' : kind === 'mixed bill' ? 'mixed' : null,
  });
  await add('order_line', {
    order_id: id,
    line_no: 0,
    menu_item_id: 1,
    name_en: 'Efes',
    name_tr: 'Efes',
    image_url: '',
    quantity: 2,
    unit_kurus: kurus,
    customizations: '{}',
  });
  const money = (type: string, method: string | null, amount: number, more: Row) =>
    add('financial_transaction', {
      id: `${type}:${more.reference_id}:${more.round ?? 0}`,
      type,
      method,
      business_day: day,
      created_at: at,
      amount_kurus: amount,
      reference_kind: 'order',
      round: 0,
      ...more,
    });
  if (isCard) {
    const payment = {
      id: `payment-${id}`,
      nonce: '',
      purpose: 'order',
      ref_id: id,
      amount_kurus: total,
    };
    await add('payment', {
      ...payment,
      flow: 'hosted',
      mode: 'test',
      state: 'captured',
      state_at: at,
      sale_id: `sale-${id}`,
      body_digest: '',
      client_ip: '',
      created_at: at,
      expires_at: at,
      captured_at: at,
    });
    await add('payment_entry', {
      reference: `sale-${id}`,
      payment_id: payment.id,
      type: 'capture',
      purpose: 'order',
      ref_id: id,
      kurus: total,
      business_day: day,
      at,
    });
  }
  if (isDone) {
    const method = isCard ? 'card' : kind === 'cash bill' ? 'cash' : null;
    await money('sale', method, total, { reference_id: id });
    if (kind === 'served again') {
      await money('sale_undone', null, -total, { reference_id: id });
      await money('sale', null, total, { reference_id: id, round: 1 });
    }
    if (kind === 'mixed bill') {
      const of = { reference_kind: 'seating', reference_id: seating };
      await money('payment', null, -total, of);
      await money('payment', 'cash', cash, { ...of, round: 1 });
      await money('payment', 'card', card, { ...of, round: 2 });
    }
    if (kind === 'card, part back') {
      const back = {
        id: `back-${id}`,
        payment_id: `payment-${id}`,
        kind: 'refund',
        amount_kurus: 700,
        state: 'done',
        started_at: at,
      };
      await add('payment_operation', back);
      await add('payment_entry', {
        reference: back.id,
        payment_id: back.payment_id,
        type: 'refund',
        purpose: 'order',
        ref_id: id,
        kurus: -700,
        business_day: day,
        at,
      });
      await money('refund', 'card', -700, { reference_kind: 'payment', reference_id: back.id });
    }
  }
}

const REVENUE = `SELECT business_day AS day, sum(amount_kurus) AS kurus FROM financial_transaction
  WHERE type IN ('sale', 'sale_undone', 'refund') GROUP BY business_day ORDER BY business_day`;
const SOLD = 'SELECT day, sum(kurus) AS kurus FROM sale_line GROUP BY day ORDER BY day';
const METHODS = `SELECT coalesce(method, '') AS method, sum(amount_kurus) AS kurus FROM financial_transaction
  GROUP BY method ORDER BY method`;

test('two months and an evening in the middle of service keep every sum, and nothing is sold twice', async () => {
  const gateway = await openBefore('bills');
  await play(gateway);
  const [before, methods] = [await rows(gateway, REVENUE), await rows(gateway, METHODS)];
  const orders = await rows(gateway, 'SELECT count(*) AS n FROM "order"');
  await prepareDatabase(gateway, 'drizzle');

  expect(await rows(gateway, SOLD)).toEqual(before);
  expect(await rows(gateway, 'SELECT count(*) AS n FROM "order"')).toEqual(orders);
  expect(
    await rows(
      gateway,
      `SELECT o.id FROM "order" o LEFT JOIN bill b ON b.id = o.bill_id WHERE b.id IS NULL`,
    ),
  ).toEqual([]);
  expect(
    await rows(
      gateway,
      'SELECT l.order_id FROM order_line l LEFT JOIN bill b ON b.id = l.bill_id WHERE b.id IS NULL',
    ),
  ).toEqual([]);
  expect(
    await rows(gateway, 'SELECT day FROM bill GROUP BY day HAVING max(no) <> count(*)'),
  ).toEqual([]);

  const open = await rows(
    gateway,
    'SELECT id, kind, worth_kurus - paid_kurus AS owed FROM bill WHERE closed_at IS NULL ORDER BY opened_at',
  );
  const [running, paidOnline, table] = open;
  expect(open).toHaveLength(3);
  expect([running?.kind, paidOnline?.kind, table?.kind]).toEqual(['order', 'order', 'table']);
  expect(paidOnline?.owed).toBe(0);

  // The open bills are paid and closed: each lira is sold and taken once.
  const touch = { at: FIRST + DAYS * DAY, doneAt: FIRST + DAYS * DAY, by: 'Elif' };
  const won = sql`true`;
  for (const { id } of open) {
    const billId = String(id);
    await gateway.write([
      sql`update "order" set status = 'completed' where bill_id = ${billId}`,
      restPaid({ id: `rest-${billId}`, billId, method: 'cash' }, touch, won),
      billSums(billId, won),
      billClosed(billId, touch, won),
      ...billSettled(billId, touch, won),
    ]);
  }
  const [sold] = await rows(gateway, 'SELECT sum(kurus) AS kurus FROM sale_line');
  const [worth] = await rows(
    gateway,
    `SELECT sum(total_kurus) - 700 * ${DAYS} AS kurus FROM "order" WHERE status = 'completed'`,
  );
  expect(sold).toEqual(worth);
  const after = new Map(
    (await rows(gateway, METHODS)).map(({ method, kurus }) => [method, Number(kurus)]),
  );
  const taken = [...after.values()].reduce((sum, kurus) => sum + kurus, 0);
  expect(taken).toBe(Number(sold?.kurus));
  // Only what was served without a method on the open bill has a method now.
  const unknown = (list: readonly Row[]) => Number(list.find(({ method }) => method === '')?.kurus);
  const [served] = await rows(
    gateway,
    `SELECT total_kurus FROM "order" WHERE bill_id = 'open' ORDER BY received_at LIMIT 1`,
  );
  expect(after.get('')).toBe(unknown(methods) - Number(served?.total_kurus));
});
