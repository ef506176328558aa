import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Client } from '@libsql/client';
import { eq, sql } from 'drizzle-orm';
import { drizzle } from 'drizzle-orm/libsql';
import { migrate } from 'drizzle-orm/libsql/migrator';
import { readMigrationFiles } from 'drizzle-orm/migrator';
import type { Slot, TableArea } from '#domain/bookings/booking';
import { STAY_MS, slotAt, slotInstant, TABLE_SLOTS } from '#domain/bookings/booking';
import { depositDueAt, depositRequired } from '#domain/bookings/deposit';
import { NO_ALLERGENS } from '#domain/menu/menu-item';
import { CATEGORY_RECORDS, ITEM_RECORDS } from '#domain/menu/menu-items';
import { isOpenAt, USUAL_OPENING } from '#domain/opening/opening';
import { milliOf } from '#domain/quantity';
import { STAFF_ACCOUNTS } from '#domain/staff/staff-account';
import { SUPPLIERS } from '#domain/suppliers/supplier';
import { firstPlaces, shapeFor } from '#domain/tables/venue-table';
import { addDays, businessDay } from '#domain/venue';
import { auditHash, auditRowOf, CHAIN_START } from './audit-chain';
import { newEpoch } from './backup';
import type { AuditLink } from './bound-statement';
import type { Gateway, Statement } from './gateway';
import { insertWhere, updateWhere } from './gateway';
import { inventoryKeys, keyOldInventory } from './inventory-keys';
import { startAlone } from './lease';
import { rowOf, searchColumns } from './record-row';
import type { DemoBrunch, DemoTable, DemoTime } from './seed/demo';
import { DEMO } from './seed/demo';
import { CATEGORY_STATIONS, MENU_CATEGORIES, MENU_ITEMS } from './seed/menu';
import {
  brunchBookings,
  contactMessages,
  tableBookings,
  venueTables,
} from './tables/bookings.table';
import { inventoryItems, inventoryMovements, suppliers } from './tables/inventory.table';
import { menuCategories, menuItems } from './tables/orders.table';
import { audit, staff } from './tables/staff.table';
import { meta } from './tables/sync.table';

/** The letter in a default table's label names the area. */
const VENUE_TABLES = [
  ...tablesOf('indoor', 'S', 1, [2, 2, 2, 4, 4, 4, 6, 6, 8, 10]),
  ...tablesOf('outdoor', 'T', 21, [2, 2, 2, 2, 4, 4, 4, 4, 6, 6, 8, 10]),
  ...tablesOf('barSeating', 'B', 41, [2, 2, 2, 2, 4]),
  ...tablesOf('privateArea', 'P', 61, [4, 6, 10]),
];

function tablesOf(area: TableArea, letter: string, firstId: number, seats: number[]) {
  return firstPlaces(seats.length).map((place, index) => {
    const count = seats[index] ?? 0;
    const label = `${letter}${index + 1}`;
    return { id: firstId + index, label, area, seats: count, shape: shapeFor(count), ...place };
  });
}

/** Seeds the menu on first start only: a menu that staff emptied stays empty. */
function seedMenu(gateway: Gateway): Promise<void> {
  return seedOnce(gateway, 'menu_seeded', () => [
    ...MENU_CATEGORIES.map((category, position) =>
      insertWhere(
        menuCategories,
        {
          ...category,
          ...searchColumns(menuCategories, CATEGORY_RECORDS, category),
          station: CATEGORY_STATIONS.get(category.id),
          position,
        },
        sql`true`,
      ),
    ),
    ...MENU_ITEMS.map((item, position) =>
      insertWhere(
        menuItems,
        {
          isAvailable: true,
          ...item,
          allergens: item.allergens.length > 0 ? item.allergens : [NO_ALLERGENS],
          ...searchColumns(menuItems, ITEM_RECORDS, item),
          position,
          imageUrl: `/photos/${item.id}-640.avif`,
        },
        sql`true`,
      ),
    ),
  ]);
}

/** Seeds default tables on first start only. A venue that deleted all its tables stays empty. */
export function seedTables(gateway: Gateway): Promise<void> {
  return seedOnce(gateway, 'tables_seeded', () =>
    VENUE_TABLES.map((table) => insertWhere(venueTables, table, sql`true`)),
  );
}

async function seedOnce(gateway: Gateway, key: string, rows: () => Statement[]): Promise<void> {
  const seeded = await gateway.row(meta, sql`${meta.k} = ${key}`);
  if (seeded) return;
  await gateway.write([...rows(), insertWhere(meta, { k: key, v: '1' }, sql`true`)]);
}

/** One commit seals at most this many rows. */
const PAGE = 500;

/** Seals rows from before the chain in order of writing. The first row that the server's key seals covers them. */
async function sealOldAudit(gateway: Gateway): Promise<void> {
  for (;;) {
    const rows = await gateway.read((db) =>
      db.all<Record<string, unknown>>(
        sql`select * from audit where hash is null order by rowid limit ${PAGE}`,
      ),
    );
    if (rows.length === 0) return;
    let link = await lastLink(gateway);
    const updates = rows.map((row) => {
      const seq = link.seq + 1;
      const prevHash = link.hash;
      const hash = auditHash(auditRowOf(row), { seq, hash: prevHash }, null);
      link = { seq, hash };
      return sql`update ${audit} set seq = ${seq}, prev_hash = ${prevHash}, hash = ${hash} where id = ${row.id}`;
    });
    await gateway.write(updates);
  }
}

async function lastLink(gateway: Gateway): Promise<AuditLink> {
  const [last] = await gateway.read((db) =>
    db.all<{ seq: number; hash: string }>(
      sql`select seq, hash from audit where seq is not null order by seq desc limit 1`,
    ),
  );
  return last ? { seq: Number(last.seq), hash: String(last.hash) } : CHAIN_START;
}

/** True for a database in use that lacks a migration of this build. */
async function isOlder({ client }: Gateway, migrationsFolder: string): Promise<boolean> {
  const { rows } = await client.execute(
    "select 1 from sqlite_master where name = '__drizzle_migrations'",
  );
  if (rows.length === 0) return false;
  const [last] = (await client.execute('select max(created_at) as at from __drizzle_migrations'))
    .rows;
  const at = Number(last?.at);
  return (
    at > 0 && readMigrationFiles({ migrationsFolder }).some(({ folderMillis }) => folderMillis > at)
  );
}

const SEARCHED = [
  { table: menuCategories, resource: CATEGORY_RECORDS, key: menuCategories.searchText },
  { table: menuItems, resource: ITEM_RECORDS, key: menuItems.searchText },
  { table: staff, resource: STAFF_ACCOUNTS, key: staff.firstNameKey },
];

/** Fills the search and sort columns in databases of older builds. */
async function fillSearch(gateway: Gateway): Promise<void> {
  for (const { table, resource, key } of SEARCHED) {
    const rows = await gateway.rows(table, eq(key, ''));
    if (rows.length === 0) continue;
    await gateway.write(
      rows.map((row) =>
        updateWhere(table, searchColumns(table, resource, row), sql`id = ${row.id}`),
      ),
    );
  }
}

/**
 * Brings a new or older database up to date: pragmas, tables, epoch, the first menu and tables.
 * @param beforeUpdate copies a database whose tables are about to change
 */
export function prepareDatabase(
  gateway: Gateway,
  migrationsFolder: string,
  beforeUpdate: () => Promise<void> = async () => {},
): Promise<void> {
  return startAlone(gateway, () => prepare(gateway, migrationsFolder, beforeUpdate));
}

async function prepare(
  gateway: Gateway,
  migrationsFolder: string,
  beforeUpdate: () => Promise<void>,
): Promise<void> {
  await gateway.start(async () => {
    if (gateway.isFile) {
      await gateway.client.execute('PRAGMA journal_mode = WAL');
      await gateway.client.execute('PRAGMA synchronous = FULL');
    }
    if (await isOlder(gateway, migrationsFolder)) await beforeUpdate();
    await migrate(drizzle(gateway.client), { migrationsFolder });
    await refuseUnfitDatabase(gateway.client, migrationsFolder);
  });
  await gateway.write([
    sql`insert into ${meta} (k, v) values ('epoch', ${newEpoch()}) on conflict do nothing`,
  ]);
  await sealOldAudit(gateway);
  await keyOldInventory(gateway);
  await seedMenu(gateway);
  await fillSearch(gateway);
  await seedTables(gateway);
}

type Journal = { entries: { tag: string; when: number }[] };
type Snapshot = { tables: Record<string, { name: string; columns: Record<string, unknown> }> };

/**
 * A newer release may have changed the database. This one serves it as long as its own tables and columns are there, and
 * no new column asks for a value. @throws Error otherwise
 */
export async function refuseUnfitDatabase(client: Client, migrationsFolder: string): Promise<void> {
  const last = readJson<Journal>(migrationsFolder, '_journal.json').entries.at(-1);
  const newest = await client.execute('select max(created_at) as at from __drizzle_migrations');
  if (!last || Number(newest.rows[0]?.at) <= last.when) return;
  const number = last.tag.slice(0, 4);
  const { tables } = readJson<Snapshot>(migrationsFolder, `${number}_snapshot.json`);
  for (const { name, columns } of Object.values(tables)) {
    const { rows } = await client.execute(`pragma table_info("${name}")`);
    const there = new Set(rows.map((column) => String(column.name)));
    const lost = Object.keys(columns).find((column) => !there.has(column));
    if (lost) throw new Error(unfit(`it lacks ${name}.${lost}`));
    const asked = rows.find(
      (column) =>
        !(String(column.name) in columns) && column.notnull === 1 && column.dflt_value === null,
    );
    if (asked) throw new Error(unfit(`${name}.${asked.name} needs a value`));
  }
}

function readJson<T>(migrationsFolder: string, name: string): T {
  return JSON.parse(readFileSync(join(migrationsFolder, 'meta', name), 'utf8'));
}

function unfit(why: string): string {
  return `A newer release has changed the database, and this one cannot serve it: ${why}. Start the newer release, or put back the copy from before the update: npm run restore -- <…-before-update.db>`;
}

type SeedDeps = { gateway: Gateway; now: () => number; newId: () => string };
type Seed = { id: string; slot: Slot; now: number };

const HALF_HOUR_MS = 30 * 60_000;
const BOOKED_AGO_MS = 5 * 60 * 60_000;
/** The demo data name this staff account as their author. */
const STAFF_NAME = 'Elif';

/**
 * Seeds guests once: tables and brunches of today and tomorrow (not past ones), one unpaid deposit, one message. A
 * venue with bookings gets none, because they would sit at its tables.
 */
export async function seedDemoGuests({ gateway, now, newId }: SeedDeps): Promise<void> {
  const booked = await gateway.batch((db) => [
    db.select({ id: tableBookings.id }).from(tableBookings).limit(1),
    db.select({ id: brunchBookings.id }).from(brunchBookings).limit(1),
  ]);
  const isEmpty = booked.flat().length === 0;
  const isFirst = sql`${isEmpty} and ${isUnseeded('demo_guests_seeded')}`;
  const at = now();
  const tables = DEMO.tableBookings.flatMap((demo) => {
    const slot = slotFor(demo.when, at);
    return slot ? [tableRow(demo, { id: newId(), slot, now: at })] : [];
  });
  const brunches = DEMO.brunches.flatMap((demo) => {
    const slot = slotFor(demo.when, at);
    return slot ? [brunchRow(demo, { id: newId(), slot, now: at })] : [];
  });
  const letter = { ...DEMO.message, ...standing('new', at), id: newId(), language: 'en' as const };
  await gateway.write([
    ...tables.map((row) => insertWhere(tableBookings, row, isFirst)),
    ...brunches.map((row) => insertWhere(brunchBookings, row, isFirst)),
    insertWhere(contactMessages, letter, isFirst),
    seeded('demo_guests_seeded'),
  ]);
}

/** Returns null if the slot has passed or nobody can have a seat now. */
function slotFor(when: DemoTime, now: number): Slot | null {
  const today = businessDay(now);
  switch (when.day) {
    case 'now': {
      const came = Math.floor(now / HALF_HOUR_MS - 1) * HALF_HOUR_MS;
      return isOpenAt(USUAL_OPENING, now) && isOpenAt(USUAL_OPENING, came) ? slotAt(came) : null;
    }
    case 'today': {
      const ahead = TABLE_SLOTS.map((reservationTime) => ({ serviceDay: today, reservationTime }));
      return ahead.filter((slot) => slotInstant(slot) > now)[when.slotsAhead] ?? null;
    }
    default: {
      const days = when.day === 'tomorrow' ? 1 : 2;
      return { serviceDay: addDays(today, days), reservationTime: when.at };
    }
  }
}

function tableRow(demo: DemoTable, seed: Seed) {
  return { ...bookingRow(demo, seed), tablePreference: demo.tablePreference };
}

function brunchRow(demo: DemoBrunch, seed: Seed) {
  const row = bookingRow(demo, seed);
  const { food, sauce, drink, when } = demo;
  const isAsked = depositRequired(row.startsAt, row.receivedAt);
  const isHere = when.day === 'now';
  return {
    ...row,
    ...{ food, sauce, drink },
    otherChoices: null,
    names: null,
    totalKurus: null,
    depositRequired: isAsked,
    depositDueAt: isAsked ? depositDueAt(row.startsAt, row.receivedAt) : null,
    depositKurus: null,
    drinkMinutes: null,
    firstDrinkAt: isHere ? row.startsAt : null,
    firstDrinkBy: isHere ? STAFF_NAME : null,
  };
}

function bookingRow(
  { when: _when, ...demo }: DemoTable | DemoBrunch,
  { id, slot: { serviceDay, reservationTime }, now }: Seed,
) {
  const { guestName, guestPhone, partySize, tableId, language, specialRequests, status } = demo;
  const startsAt = slotInstant({ serviceDay, reservationTime });
  const statusBy = status === 'pending' ? null : STAFF_NAME;
  return {
    ...standing(status, now),
    ...(status === 'seated' ? { statusAt: startsAt } : {}),
    ...{ id, statusBy, language, guestName, guestPhone, partySize, tableId, specialRequests },
    guestEmail: 'guest@example.com',
    ...{ serviceDay, slot: reservationTime, startsAt, endsAt: startsAt + STAY_MS },
  };
}

/** Returns the columns of a booking from some hours ago; only staff can open such a booking. */
function standing(status: string, now: number) {
  const receivedAt = now - BOOKED_AGO_MS;
  return { v: 1, status, statusAt: receivedAt, placedAt: receivedAt, receivedAt };
}

export async function seedDemoInventory({ gateway, now, newId }: SeedDeps): Promise<void> {
  const isFirst = isUnseeded('inventory_seeded');
  const at = now();
  const items = DEMO.inventory.map((stock) => ({ ...stock, id: newId() }));
  await gateway.write([
    ...items.map(({ currentStock: _, minStockLevel, ...words }) => {
      const minStockLevelMilli = milliOf(minStockLevel) ?? 0;
      const row = { ...words, ...inventoryKeys(words), minStockLevelMilli, updatedAt: at };
      return insertWhere(inventoryItems, row, isFirst);
    }),
    ...items.map(({ id: itemId, currentStock }) => {
      const count = { kind: 'count' as const, milli: milliOf(currentStock) ?? 0, expectedMilli: 0 };
      return insertWhere(inventoryMovements, { itemId, ...count, at, receivedAt: at }, isFirst);
    }),
    seeded('inventory_seeded'),
  ]);
}

export async function seedDemoSuppliers({ gateway, now, newId }: SeedDeps): Promise<void> {
  const isFirst = isUnseeded('suppliers_seeded');
  await gateway.write([
    ...DEMO.suppliers.map((supplier) => {
      // The row of a resource has the columns of its table.
      const row = rowOf(suppliers, SUPPLIERS, supplier) as typeof suppliers.$inferInsert;
      return insertWhere(suppliers, { ...row, id: newId(), changedAt: now() }, isFirst);
    }),
    seeded('suppliers_seeded'),
  ]);
}

function isUnseeded(key: string) {
  return sql`not exists (select 1 from ${meta} where k = ${key})`;
}

function seeded(key: string) {
  return insertWhere(meta, { k: key, v: '1' }, sql`true`);
}
