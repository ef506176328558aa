import { randomBytes } from 'node:crypto';
import { tableToken } from '../../../server/services/keys';
import type { TestApp } from '../bar/test-app';
import type { TestBrowser, TestResponse } from '../bar/test-browser';
import { createBrowser } from '../bar/test-browser';
import { lemonades, placeOrder } from './test-orders';

/** The seed has these tables: T3 and T7 on the terrace, S1 inside. */
export const TABLES = { S1: 1, T3: 23, T7: 27 } as const;

/** Returns the token on a table's card, as printed at present. */
export async function codeOf({ deps }: TestApp, tableId: number): Promise<string> {
  const table = await deps.tables.find(tableId);
  return tableToken(deps.keys, { tableId, qrVersion: table?.qrVersion ?? 0 });
}

export type Phone = {
  browser: TestBrowser;
  seat: string;
  scan(token: string): Promise<TestResponse>;
  read(): Promise<TestResponse>;
  call(call: 'waiter' | 'bill'): Promise<TestResponse>;
  /** Answers another phone's question to be let in. */
  answer(seatNo: number, isLetIn: boolean): Promise<TestResponse>;
  /** Orders two lemonades, 360 lira. */
  order(
    more?: Record<string, unknown>,
    place?: Parameters<typeof placeOrder>[2],
  ): Promise<TestResponse>;
};

export function openPhone(bar: Pick<TestApp, 'app'>): Phone {
  const browser = createBrowser(bar);
  const seat = randomBytes(16).toString('base64url');
  const headers = { 'X-BB-Seat': seat };
  return {
    browser,
    seat,
    scan: (token) => browser.send('/api/seat', { body: { token, seat } }),
    read: () => browser.send('/api/seat', { headers }),
    call: (call) => browser.send('/api/seat/call', { body: { call }, headers }),
    answer: (seatNo, isLetIn) =>
      browser.send('/api/seat/answer', { body: { seatNo, isLetIn }, headers }),
    order: (more = {}, place = {}) =>
      placeOrder(browser, lemonades({ tableNumber: undefined, seat, ...more }), place),
  };
}

/** Opens a phone that has scanned a table's code. */
export async function phoneAt(bar: TestApp, tableId: number): Promise<Phone> {
  const phone = openPhone(bar);
  const { status, text } = await phone.scan(await codeOf(bar, tableId));
  if (status !== 200) throw new Error(`The code of table ${tableId} was refused: ${text}`);
  return phone;
}

/** Returns a table's open seating from the database. */
export async function seatingAt(bar: TestApp, tableId: number): Promise<string> {
  const seating = await bar.deps.seatings.openAt(tableId);
  if (!seating) throw new Error(`Nobody sits at table ${tableId}.`);
  return seating.id;
}

/** Scans a table and calls a waiter; returns its seating. */
export async function callingTable(bar: TestApp): Promise<string> {
  const phone = await phoneAt(bar, TABLES.S1);
  await phone.call('waiter');
  return seatingAt(bar, TABLES.S1);
}
