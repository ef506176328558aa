import { sql } from 'drizzle-orm';
import { index, integer, sqliteTable, text, uniqueIndex } from 'drizzle-orm/sqlite-core';
import type { GuestChange } from '#domain/bookings/booking-changes';
import type { BrunchPlate } from '#domain/bookings/brunch-party';
import type { TurkishNames } from '#domain/bookings/brunch-rules';
import type { KioskReport } from '#domain/kiosks/kiosk';
import type { MessageReply } from '#domain/messages/send-message';

export const venueTables = sqliteTable('venue_table', {
  id: integer('id').primaryKey(),
  label: text('label').notNull().unique(),
  /** The area is a table preference of the specification: indoor, outdoor, barSeating, privateArea. */
  area: text('area').notNull(),
  seats: integer('seats').notNull(),
  isActive: integer('is_active', { mode: 'boolean' }).notNull().default(true),
  v: integer('v').notNull().default(1),
  /** Shape and corner (px) place the table on the plan of its area. */
  shape: text('shape').notNull().default('square'),
  x: integer('x').notNull().default(0),
  y: integer('y').notNull().default(0),
  /** Staff last cleared the table at this time (ms). */
  clearedAt: integer('cleared_at'),
  changedAt: integer('changed_at'),
  changedBy: text('changed_by'),
  /** The version grows with each new QR code, and the server refuses older codes. */
  qrVersion: integer('qr_version').notNull().default(1),
});

/** Returns the columns that bookings and messages share: contact, status, proofs of ownership. */
function personalRow() {
  return {
    id: text('id').primaryKey(),
    v: integer('v').notNull().default(1),
    status: text('status').notNull(),
    statusAt: integer('status_at').notNull(),
    statusBy: text('status_by'),
    /** The server's clock gives the time of the tap: reception minus the reported age. */
    placedAt: integer('placed_at').notNull(),
    receivedAt: integer('received_at').notNull(),
    /** The guest reads this language. */
    language: text('language').$type<'en' | 'tr'>().notNull(),
    deviceHash: text('device_hash'),
    secretHash: text('secret_hash'),
  };
}

/** Returns the columns of a party with its time and its tables. */
function partyRow() {
  return {
    ...personalRow(),
    guestName: text('guest_name').notNull(),
    guestEmail: text('guest_email'),
    guestPhone: text('guest_phone').notNull(),
    /** The guest chose this evening, yyyy-MM-dd by the venue's clock. */
    serviceDay: text('service_day').notNull(),
    /** The guest chose this slot, HH:mm; 00:00 belongs to the night of the chosen day. */
    slot: text('slot').notNull(),
    /** The slot starts at this instant (ms). */
    startsAt: integer('starts_at').notNull(),
    /** The stay ends at this instant (ms). */
    endsAt: integer('ends_at').notNull(),
    partySize: integer('party_size').notNull(),
    tableId: integer('table_id').references(() => venueTables.id),
    /** The party also has these tables, beside `tableId`; null means one table. */
    joinedTables: text('joined_tables', { mode: 'json' }).$type<number[]>(),
    /** A member of staff wrote the row; null means the guest. */
    bookedBy: text('booked_by'),
    specialRequests: text('special_requests'),
    /** The id names the member who was signed in. */
    memberId: text('member_id'),
  };
}

function bookingRow() {
  return {
    ...partyRow(),
    /** Time and person record staff's choice of the table; null means that the server chose the table. */
    tableAt: integer('table_at'),
    tableBy: text('table_by'),
    /** The last change of day, time, party or contact (ms); a missing name means the guest. */
    editedAt: integer('edited_at'),
    editedBy: text('edited_by'),
    /** The guest's last change of time or party: when, and from what; null means that there was none. */
    guestChange: text('guest_change', { mode: 'json' }).$type<GuestChange>(),
    /** The guest said that the party comes so many minutes late; null means that it is expected at the slot. */
    lateMinutes: integer('late_minutes'),
    lateAt: integer('late_at'),
    /** The guest confirmed at this time (ms) that the party comes. */
    guestConfirmedAt: integer('guest_confirmed_at'),
  };
}

export const tableBookings = sqliteTable(
  'reservation',
  {
    ...bookingRow(),
    tablePreference: text('table_preference').notNull(),
  },
  (reservation) => [
    index('reservation_day').on(reservation.serviceDay, reservation.startsAt),
    index('reservation_table').on(reservation.tableId, reservation.startsAt),
    index('reservation_joined').on(reservation.startsAt).where(sql`joined_tables is not null`),
    index('reservation_status').on(reservation.status, reservation.startsAt),
    index('reservation_member').on(reservation.memberId, reservation.startsAt),
  ],
);

export const brunchBookings = sqliteTable(
  'brunch_reservation',
  {
    ...bookingRow(),
    food: text('food').notNull(),
    sauce: text('sauce'),
    drink: text('drink').notNull(),
    /** The list holds the choices of the rest of the party; null means that the guest gave none. */
    otherChoices: text('other_choices', { mode: 'json' }).$type<BrunchPlate[]>(),
    /** The choices keep these Turkish names; null means that all have the usual ones. */
    names: text('names', { mode: 'json' }).$type<TurkishNames>(),
    /** The total is the party's price at the time of booking; null means that the menu had no price. */
    totalKurus: integer('total_kurus'),
    depositRequired: integer('deposit_required', { mode: 'boolean' }).notNull(),
    /** A booking with an unpaid deposit expires at this time (ms); null means that no deposit is due. */
    depositDueAt: integer('deposit_due_at'),
    /** The agreed deposit; null means the usual one, from before the setting. */
    depositKurus: integer('deposit_kurus'),
    depositPaidAt: integer('deposit_paid_at'),
    depositPaidBy: text('deposit_paid_by'),
    /** What was paid, if it was not the agreed deposit. */
    depositTakenKurus: integer('deposit_taken_kurus'),
    /** The venue kept the deposit of a party that did not come. */
    depositKeptAt: integer('deposit_kept_at'),
    depositKeptBy: text('deposit_kept_by'),
    /** The first drink arrived at this time (ms), at which the refill time starts. */
    firstDrinkAt: integer('first_drink_at'),
    firstDrinkBy: text('first_drink_by'),
    /** The agreed drinks time; null means the usual one, from before the setting. */
    drinkMinutes: integer('drink_minutes'),
  },
  (brunch) => [
    index('brunch_reservation_day').on(brunch.serviceDay, brunch.startsAt),
    index('brunch_reservation_table').on(brunch.tableId, brunch.startsAt),
    index('brunch_reservation_joined').on(brunch.startsAt).where(sql`joined_tables is not null`),
    index('brunch_reservation_status').on(brunch.status, brunch.startsAt),
    index('brunch_reservation_member').on(brunch.memberId, brunch.startsAt),
  ],
);

/** A party that waits for a place; while it is offered one, its stay counts like that of a booking. */
export const waitlistEntries = sqliteTable(
  'waitlist_entry',
  {
    ...partyRow(),
    /** null means any area. */
    tablePreference: text('table_preference'),
    /** The party waits at the venue for the next table. */
    isWalkIn: integer('is_walk_in', { mode: 'boolean' }).notNull(),
    /** The wished time, HH:mm and instant (ms): an offer may be at another time. */
    wishedSlot: text('wished_slot').notNull(),
    wishedAt: integer('wished_at').notNull(),
    /** The party takes a time up to this much earlier or later. */
    flexMinutes: integer('flex_minutes').notNull(),
    /** Staff told the party this wait; null means that they told none. */
    quotedMinutes: integer('quoted_minutes'),
    /** The place in the list: the tap, or the lapse of the last offer (ms). */
    queuedAt: integer('queued_at').notNull(),
    /** So many offers lapsed. */
    lapses: integer('lapses').notNull().default(0),
    /** The offer holds its place until this instant (ms). */
    offeredUntil: integer('offered_until'),
    offeredBy: text('offered_by'),
  },
  (entry) => [
    index('waitlist_entry_day').on(entry.serviceDay, entry.startsAt),
    index('waitlist_entry_table').on(entry.tableId, entry.startsAt),
    index('waitlist_entry_joined').on(entry.startsAt).where(sql`joined_tables is not null`),
    index('waitlist_entry_status').on(entry.status, entry.startsAt),
    index('waitlist_entry_member').on(entry.memberId, entry.startsAt),
  ],
);

export type BookingTable = typeof tableBookings | typeof brunchBookings;
export const BOOKING_TABLES = [tableBookings, brunchBookings] as const;
/** These rows take tables. */
export const PLACE_TABLES = [...BOOKING_TABLES, waitlistEntries] as const;
export type PlaceTable = (typeof PLACE_TABLES)[number];

export const contactMessages = sqliteTable(
  'contact_message',
  {
    ...personalRow(),
    name: text('name').notNull(),
    email: text('email').notNull(),
    subject: text('subject').notNull(),
    message: text('message').notNull(),
    /** Staff write this note; an empty text means that there is none. */
    note: text('note').notNull().default(''),
    assigneeId: text('assignee_id'),
    assigneeName: text('assignee_name'),
    replies: text('replies', { mode: 'json' }).$type<MessageReply[]>().notNull().default([]),
  },
  (message) => [
    index('contact_message_received').on(message.status, message.receivedAt),
    index('contact_message_email').on(message.email, message.receivedAt),
  ],
);

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

export type TableBookingRow = typeof tableBookings.$inferSelect;
export type BrunchRow = typeof brunchBookings.$inferSelect;
export type MessageRow = typeof contactMessages.$inferSelect;
export type WaitlistRow = typeof waitlistEntries.$inferSelect;
export type SeatingRow = typeof seatings.$inferSelect;
export type TableRow = typeof venueTables.$inferSelect;
