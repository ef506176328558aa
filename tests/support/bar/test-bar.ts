import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { eq, sql } from 'drizzle-orm';
import type { TableBookingRead } from '#domain/bookings/booking';
import type { BrunchRead } from '#domain/bookings/brunch-changes';
import type { MenuItem } from '#domain/menu/menu-item';
import { liraText } from '#domain/money';
import { createApp } from '../../../server/app';
import { audit } from '../../../server/db/tables/staff.table';
import { brunchRead, tableBookingRead } from '../../../server/repositories/booking-row';
import { keysFrom } from '../../../server/services/keys';
import { openDeps } from '../../../server/setup/deps';
import { readConfig } from '../../../server/setup/env';
import { addDemoStaff } from '../../../server/usecases/staff/staff-access';
import type { FetchPort } from '../../../src/data/db';
import { CHEAP_COST } from './fixtures';
import type { TestClock } from './test-clock';

/** Shows the server as a device sees it, with shortcuts for what staff see and change. */
export type TestBar = {
  fetch: FetchPort;
  orders(): Promise<{ id: string; status: string; totalAmount: string }[]>;
  /** Returns table and brunch bookings as staff see them. */
  bookings(): Promise<(TableBookingRead | BrunchRead)[]>;
  /** Returns the audit rows of a mutation by its name. */
  audited(action: string): Promise<(typeof audit.$inferSelect)[]>;
  changeTables(sql: string): Promise<void>;
  rows(sql: string): Promise<unknown[]>;
  changeItem(
    id: number,
    change: Partial<Pick<MenuItem, 'priceKurus' | 'isAvailable'>>,
  ): Promise<void>;
  /** Deletes an order for good. */
  forget(orderId: string): Promise<void>;
  /** Drops everything from the feed but its last row. */
  compactFeed(): Promise<void>;
  /** Puts another database behind the same URL, as after a restore. */
  changeEpoch(): Promise<void>;
  /** Returns how many pulls the server holds until there is a change. */
  heldPulls(): number;
  close(): Promise<void>;
};

const ORIGIN = 'http://bar.test';

/** Opens the real server with a database of its own in this process; the test sets the time. */
export async function openBar(clock: TestClock): Promise<TestBar> {
  const dataDir = mkdtempSync(join(tmpdir(), 'bar-bliss-device-'));
  cpSync(await firstDay(), dataDir, { recursive: true });
  const deps = await openIn(dataDir, clock.now);
  const app = createApp(deps);
  return {
    fetch: async (path, init) => app.request(ORIGIN + path, init),
    async orders() {
      const { orders } = await deps.orders.list({ offset: 0, limit: 50 });
      return orders.map(({ row: { id, status, totalKurus } }) => ({
        id,
        status,
        totalAmount: liraText(totalKurus),
      }));
    },
    async bookings() {
      const tables = (await deps.tableBookings.list({})).map(tableBookingRead);
      return [...tables, ...(await deps.brunches.list({})).map(brunchRead)];
    },
    audited: (action) =>
      deps.gateway.read((db) => db.select().from(audit).where(eq(audit.action, action))),
    async changeTables(change) {
      await deps.gateway.write([sql.raw(change)]);
    },
    async rows(select) {
      const [rows = []] = await deps.gateway.write([sql.raw(select)]);
      return rows;
    },
    async changeItem(id, { priceKurus, isAvailable }) {
      const column = priceKurus === undefined ? sql`is_available` : sql`price_kurus`;
      const value = priceKurus ?? Number(isAvailable);
      await deps.gateway.write([sql`update menu_item set ${column} = ${value} where id = ${id}`]);
    },
    async forget(orderId) {
      await deps.gateway.write([
        sql`delete from order_line where order_id = ${orderId}`,
        sql`delete from "order" where id = ${orderId}`,
      ]);
    },
    compactFeed: () => deps.changes.pruneBefore(Number.MAX_SAFE_INTEGER),
    async changeEpoch() {
      await deps.gateway.write([sql`update meta set v = 'restored' where k = 'epoch'`]);
    },
    heldPulls: () => deps.waiters.waiting(),
    async close() {
      deps.live.close();
      deps.guestLive.close();
      deps.waiters.close();
      await deps.gateway.close();
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}

let prepared: Promise<string> | null = null;

/** Copies a fresh database with menu and staff, prepared once for every test. */
function firstDay(): Promise<string> {
  prepared ??= prepareFirstDay();
  return prepared;
}

async function prepareFirstDay(): Promise<string> {
  const dataDir = mkdtempSync(join(tmpdir(), 'bar-bliss-first-day-'));
  process.once('exit', () => rmSync(dataDir, { recursive: true, force: true }));
  const deps = await openIn(dataDir, Date.now);
  await addDemoStaff(deps);
  await deps.gateway.close();
  return dataDir;
}

function openIn(dataDir: string, now: () => number) {
  const config = readConfig({ DEMO: '1', RATE_LIMIT: 'off', DATA_DIR: dataDir });
  return openDeps({ ...config, appDir: null }, keysFrom(Buffer.alloc(32, 7)), {
    now,
    passwordCost: CHEAP_COST,
  });
}
