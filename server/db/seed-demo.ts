import { sql } from 'drizzle-orm';
import { type Slot, STAY_MS, slotAt, slotInstant, TABLE_SLOTS } from '#domain/bookings/booking';
import { depositDueAt, depositRequired } from '#domain/brunch/deposit';
import { isOpenAt, USUAL_OPENING } from '#domain/opening/opening';
import { milliOf } from '#domain/quantity';
import { SUPPLIERS } from '#domain/suppliers/supplier';
import { addDays, businessDay } from '#domain/venue';
import { type Gateway, insertWhere } from './gateway';
import { inventoryKeys } from './inventory-keys';
import { rowOf } from './record-row';
import { DEMO, type DemoBrunch, type DemoTable, type DemoTime } from './seed/demo';
import { brunchBookings, contactMessages, tableBookings } from './tables/bookings.table';
import { inventoryItems, inventoryMovements, suppliers } from './tables/inventory.table';
import { meta } from './tables/sync.table';

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
  const booked = await gateway.read((db) =>
    db.batch([
      db.select({ id: tableBookings.id }).from(tableBookings).limit(1),
      db.select({ id: brunchBookings.id }).from(brunchBookings).limit(1),
    ]),
  );
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
