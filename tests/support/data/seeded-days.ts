import { sql } from 'drizzle-orm';
import type { Statement } from '../../../server/db/gateway';
import { insertWhere } from '../../../server/db/gateway';
import { financialTransactions } from '../../../server/db/tables/financials.table';
import { menuItems, orderLines, orders } from '../../../server/db/tables/orders.table';
import type { Touch } from '../../../server/repositories/statements/bill-statements';
import {
  billBegun,
  billClosed,
  billSettled,
  billSums,
  entriesWritten,
  moneyWritten,
  restPaid,
  tenderRow,
} from '../../../server/repositories/statements/bill-statements';
import type { Deps } from '../../../server/setup/deps';
import { vatOfItem } from '../../../src/domain/bills/bill';
import { dayBegins } from '../../../src/domain/bookings/booking';
import { addDays, businessDay } from '../../../src/domain/venue';

const HOUR_MS = 60 * 60_000;
const PEOPLE = ['Can', 'Elif', 'Kerem'] as const;
const KINDS = ['table', 'table', 'table', 'brunch', 'collection', 'delivery'] as const;
const METHODS = ['cash', 'card', 'transfer', 'online'] as const;
const YES = sql`true`;

type Dish = typeof menuItems.$inferSelect;
type Random = (below: number) => number;
type Seed = { first: string; days: number; billsADay: number };

/**
 * Writes days of trade by the statements that bill, pay and close: sales of every service, parts taken off, tips,
 * deposits, bills left open and corrections two days later. The same call writes the same rows.
 */
export async function seedDays(
  { gateway }: Pick<Deps, 'gateway'>,
  { first, days, billsADay }: Seed,
): Promise<void> {
  const random = randomFrom(days);
  const menu = await gateway.read((db) => db.select().from(menuItems));
  for (let day = 0; day < days; day += 1) {
    const date = addDays(first, day);
    const bills = Array.from({ length: billsADay }, (_, n) => ({
      id: `seed-${date}-${String(n).padStart(2, '0')}`,
      // The licence was chosen after the first week.
      licence: day < 7 ? ('unknown' as const) : ('restaurant' as const),
      at: dayBegins(date) + (11 + random(11)) * HOUR_MS + random(50) * 60_000,
    }));
    await gateway.write([
      ...bills.flatMap((bill) => billOf(bill, menu, random)),
      ...cashOf(date, random),
    ]);
  }
}

type Bill = { id: string; at: number; licence: 'unknown' | 'restaurant' };

function billOf({ id, at, licence }: Bill, menu: readonly Dish[], random: Random): Statement[] {
  const kind = one(KINDS, random);
  const isTable = kind === 'table' || kind === 'brunch';
  const by = one(PEOPLE, random);
  const touch = { at, doneAt: at, by };
  const isCancelled = !isTable && random(12) === 0;
  const feeKurus = kind === 'delivery' ? 15_000 : 0;
  const lines = Array.from({ length: 1 + random(4) }, (_, lineNo) =>
    lineOf({ orderId: id, lineNo, billId: id, licence }, one(menu, random), 1 + random(3)),
  );
  const totalKurus =
    lines.reduce((sum, line) => sum + line.quantity * line.unitKurus, 0) + feeKurus;
  const order = {
    ...{ id, billId: id, totalKurus, feeKurus, statusBy: by },
    status: isCancelled ? 'cancelled' : 'completed',
    ...{ statusAt: at, placedAt: at, receivedAt: at },
    serviceType: kind === 'brunch' ? ('table' as const) : kind,
    source: kind === 'brunch' ? ('brunch' as const) : ('guest' as const),
    tableNumber: isTable ? `${1 + random(12)}` : null,
    guestName: isTable ? null : one(['Işıl', 'Owen', 'Deniz'], random),
    ...(isCancelled && { cancelReason: 'guest_gone' }),
  };
  const off = lines.flatMap((line) => entryOf(line, touch, random));
  return [
    billBegun({ id, kind: isTable ? 'table' : 'order', label: isTable ? 'T1' : null }, touch, YES),
    insertWhere(orders, order, YES),
    ...lines.map((line) => insertWhere(orderLines, line, YES)),
    ...entriesWritten(off, YES),
    billSums(id, YES),
    ...(isCancelled ? [] : paidBill({ id, isTable, line: lines[0] }, touch, random)),
  ];
}

function lineOf(
  { licence, ...of }: { orderId: string; lineNo: number; billId: string; licence: Bill['licence'] },
  { id, nameEn, nameTr, imageUrl, priceKurus, categoryId, ...item }: Dish,
  quantity: number,
) {
  const vatBp = vatOfItem(item, licence);
  const dish = { menuItemId: id, nameEn, nameTr, imageUrl, categoryId, unitKurus: priceKurus };
  return { ...of, ...dish, quantity, vatBp, customizations: {} };
}

type Line = ReturnType<typeof lineOf>;

/** A part of the lines was taken off, reduced or given. */
function entryOf(line: Line, touch: Touch, random: Random) {
  const { quantity, unitKurus } = line;
  const approvedBy = random(3) === 0 ? 'Elif' : null;
  switch (random(8)) {
    case 0:
      return [
        entry(line, touch, {
          ...{
            kind: 'void',
            quantity: -1,
            kurus: -unitKurus,
            approvedBy,
            wasMade: random(2) === 0,
          },
          reason: one(['wrong_order', 'quality'], random),
        }),
      ];
    case 1: {
      const kind = one(['discount', 'comp', 'staff'] as const, random);
      const worth = quantity * unitKurus;
      const kurus = kind === 'comp' ? -worth : -Math.round(worth / (kind === 'staff' ? 2 : 10));
      return [entry(line, touch, { kind, kurus, approvedBy, reason: 'regular' })];
    }
    default:
      return [];
  }
}

type Entry = Parameters<typeof entriesWritten>[0][number];

function entry(
  { orderId, lineNo }: Pick<Line, 'orderId' | 'lineNo'>,
  { at, doneAt, by }: Touch,
  more: Pick<Entry, 'kind' | 'kurus'> & Partial<Entry>,
): Entry {
  return {
    ...{ id: `${orderId}:${lineNo}:${at}`, orderId, lineNo, quantity: 0, reason: null, note: null },
    ...{ wasMade: null, undoes: null, approvedBy: null, isProven: true, pinClaim: null, by },
    ...{ day: businessDay(doneAt), doneAt, receivedAt: at },
    ...more,
  };
}

type Paid = { id: string; isTable: boolean; line: Line | undefined };

/** Most bills are paid in one or two parts and closed; some stay open, some are corrected two days later. */
function paidBill({ id, isTable, line }: Paid, touch: Touch, random: Random): Statement[] {
  const at = touch.at + HOUR_MS;
  const later = { at, doneAt: at, by: one(PEOPLE, random) };
  const part =
    random(4) === 0 ? [fiftyOf(id, one(['cash', 'deposit'] as const, random), later)] : [];
  const paid = moneyWritten(part, later, YES);
  if (isTable && random(15) === 0) return [...paid, billSums(id, YES)];
  const tip = { id: `${id}-tip`, billId: id, method: one(['cash', 'card'] as const, random) };
  const tips = random(3) === 0 ? [tenderRow({ ...tip, kurus: 2_000, type: 'tip' }, later)] : [];
  return [
    ...paid,
    billSums(id, YES),
    restPaid({ id: `${id}-rest`, billId: id, method: one(METHODS, random) }, later, YES),
    ...moneyWritten(tips, later, YES),
    billSums(id, YES),
    ...(isTable ? [billClosed(id, later, YES)] : []),
    ...billSettled(id, later, YES),
    ...(line && random(10) === 0 ? corrected(id, line, later) : []),
  ];
}

function fiftyOf(billId: string, method: 'cash' | 'deposit', touch: Touch) {
  return tenderRow({ id: `${billId}-part`, billId, method, kurus: 5_000 }, touch);
}

function corrected(id: string, line: Line, { at: paidAt }: Touch): Statement[] {
  const at = paidAt + 48 * HOUR_MS;
  const touch = { at, doneAt: at, by: 'Elif' };
  const off = entry(line, touch, { kind: 'comp', kurus: -100, reason: 'quality' });
  const back = { id: `${id}-back`, billId: id, method: 'cash' as const, kurus: -100 };
  return [
    ...entriesWritten([off], YES),
    ...moneyWritten([tenderRow(back, touch)], touch, YES),
    billSums(id, YES),
    ...billSettled(id, touch, YES),
  ];
}

/** Money that belongs to no bill. */
function cashOf(day: string, random: Random): Statement[] {
  const at = dayBegins(day) + 12 * HOUR_MS;
  const moves = { income: 1_000, expense: -700, float: 50_000, drop: -20_000, tip_out: -900 };
  const rows = Object.entries(moves).filter(() => random(2) === 0);
  const deposits = random(3) === 0 ? [['deposit', 50_000] as const] : [];
  return [...rows, ...deposits].map(([type, amountKurus]) =>
    insertWhere(
      financialTransactions,
      {
        id: `seed-${day}-${type}`,
        type: type as keyof typeof moves | 'deposit',
        ...{ method: 'cash' as const, businessDay: day, createdAt: at, doneAt: at, amountKurus },
        by: one(PEOPLE, random),
      },
      YES,
    ),
  );
}

function one<Choice>(choices: readonly Choice[], random: Random): Choice {
  const chosen = choices[random(choices.length)];
  if (chosen === undefined) throw new Error('Nothing to choose from.');
  return chosen;
}

/** Returns whole numbers below a bound, the same ones for the same start (Numerical Recipes' generator). */
function randomFrom(start: number): Random {
  let state = start;
  return (below) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((state / 2 ** 32) * below);
  };
}
