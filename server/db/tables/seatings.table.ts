import { sql } from 'drizzle-orm';
import { index, integer, sqliteTable, text, uniqueIndex } from 'drizzle-orm/sqlite-core';
import type { KioskReport } from '#domain/kiosks/kiosk';

/** A kiosk is a tablet that guests order on and that staff approved. */
export const kiosks = sqliteTable('kiosk', {
  id: text('id').primaryKey(),
  v: integer('v').notNull().default(1),
  secretHash: text('secret_hash').notNull().unique(),
  name: text('name').notNull(),
  /** The column references no table: a kiosk stays when staff remove its table, like a kiosk at the door. */
  tableId: integer('table_id'),
  pinHash: text('pin_hash').notNull(),
  isOutOfOrder: integer('is_out_of_order', { mode: 'boolean' }).notNull().default(false),
  addedAt: integer('added_at').notNull(),
  addedBy: text('added_by').notNull(),
});

/** A tablet that wants to become a kiosk shows its code until then (ms). */
export const kioskCodes = sqliteTable('kiosk_code', {
  code: text('code').primaryKey(),
  secretHash: text('secret_hash').notNull().unique(),
  address: text('address').notNull(),
  expiresAt: integer('expires_at').notNull(),
});

/** The last report of each kiosk. */
export const kioskReports = sqliteTable('kiosk_report', {
  kioskId: text('kiosk_id').primaryKey(),
  told: text('told', { mode: 'json' }).$type<KioskReport>().notNull(),
  at: integer('at').notNull(),
});

/** A seating is one party's stay at a table. A table has at most one open seating. */
export const seatings = sqliteTable(
  'seating',
  {
    id: text('id').primaryKey(),
    v: integer('v').notNull().default(1),
    /** The column has no foreign key, because closed seatings outlive their table. */
    tableId: integer('table_id').notNull(),
    openedAt: integer('opened_at').notNull(),
    acceptedAt: integer('accepted_at'),
    acceptedBy: text('accepted_by'),
    closedAt: integer('closed_at'),
    closedBy: text('closed_by'),
    mergedInto: text('merged_into'),
    movedAt: integer('moved_at'),
    movedBy: text('moved_by'),
    waiterCalledAt: integer('waiter_called_at'),
    waiterTakenAt: integer('waiter_taken_at'),
    waiterTakenBy: text('waiter_taken_by'),
    billCalledAt: integer('bill_called_at'),
    billTakenAt: integer('bill_taken_at'),
    billTakenBy: text('bill_taken_by'),
    /** The party paid these amounts (kuruş) of the bill; null means unpaid. */
    cashKurus: integer('cash_kurus'),
    cardKurus: integer('card_kurus'),
    /** The last number that a phone got; a number is never given again. */
    lastSeatNo: integer('last_seat_no').notNull().default(0),
    /** Lists the phones that wait to be let in, once staff have accepted the table. */
    asking: text('asking', { mode: 'json' })
      .$type<{ seatNo: number; at: number }[]>()
      .notNull()
      .default([]),
  },
  (seating) => [
    uniqueIndex('seating_open').on(seating.tableId).where(sql`closed_at is null`),
    index('seating_opened').on(seating.openedAt),
  ],
);

/** A seat is a phone at a table, which the hash of its secret identifies. */
export const seats = sqliteTable(
  'seat',
  {
    secretHash: text('secret_hash').primaryKey(),
    seatingId: text('seating_id').notNull(),
    /** The number counts the phones of a seating: "Phone 2". */
    no: integer('no').notNull(),
    expiresAt: integer('expires_at').notNull(),
    /** A phone asks to be let in; null means that nobody is asked any more. */
    askedAt: integer('asked_at'),
    /** A phone that is let in reads the whole bill. */
    letInAt: integer('let_in_at'),
  },
  (seat) => [index('seat_seating').on(seat.seatingId)],
);
