import { index, integer, sqliteTable, text } from 'drizzle-orm/sqlite-core';
import type { BrunchPlate } from '#domain/brunch/brunch-party';
import type { MessageReply } from '#domain/messages/guest-message';

export const venueTables = sqliteTable('venue_table', {
  id: integer('id').primaryKey(),
  label: text('label').notNull().unique(),
  /** A table preference of the specification: indoor, outdoor, barSeating, privateArea. */
  area: text('area').notNull(),
  seats: integer('seats').notNull(),
  isActive: integer('is_active', { mode: 'boolean' }).notNull().default(true),
  v: integer('v').notNull().default(1),
  /** Shape and corner on the plan of its area (px). */
  shape: text('shape').notNull().default('square'),
  x: integer('x').notNull().default(0),
  y: integer('y').notNull().default(0),
  /** Last clearing (ms). */
  clearedAt: integer('cleared_at'),
  changedAt: integer('changed_at'),
  changedBy: text('changed_by'),
  /** Grows with each new QR code: older codes are refused. */
  qrVersion: integer('qr_version').notNull().default(1),
});

/** The shared columns of bookings and messages: contact, status, proofs of ownership. */
function personalRow() {
  return {
    id: text('id').primaryKey(),
    v: integer('v').notNull().default(1),
    status: text('status').notNull(),
    statusAt: integer('status_at').notNull(),
    statusBy: text('status_by'),
    /** Time of the tap by the server's clock: reception minus the reported age. */
    placedAt: integer('placed_at').notNull(),
    receivedAt: integer('received_at').notNull(),
    /** The guest's language. */
    language: text('language').$type<'en' | 'tr'>().notNull(),
    deviceHash: text('device_hash'),
    secretHash: text('secret_hash'),
  };
}

function bookingRow() {
  return {
    ...personalRow(),
    guestName: text('guest_name').notNull(),
    guestEmail: text('guest_email'),
    guestPhone: text('guest_phone').notNull(),
    /** The chosen evening, yyyy-MM-dd by the venue's clock. */
    serviceDay: text('service_day').notNull(),
    /** The chosen slot, HH:mm; 00:00 belongs to the night of the chosen day. */
    slot: text('slot').notNull(),
    /** The slot as an instant (ms). */
    startsAt: integer('starts_at').notNull(),
    /** End of the stay (ms). */
    endsAt: integer('ends_at').notNull(),
    partySize: integer('party_size').notNull(),
    tableId: integer('table_id').references(() => venueTables.id),
    /** Time and person of staff's table choice; null: the server chose it. */
    tableAt: integer('table_at'),
    tableBy: text('table_by'),
    specialRequests: text('special_requests'),
    /** The signed-in member. */
    memberId: text('member_id'),
  };
}

export const reservations = sqliteTable(
  'reservation',
  {
    ...bookingRow(),
    tablePreference: text('table_preference').notNull(),
  },
  (reservation) => [
    index('reservation_day').on(reservation.serviceDay, reservation.startsAt),
    index('reservation_table').on(reservation.tableId, reservation.startsAt),
    index('reservation_status').on(reservation.status, reservation.startsAt),
    index('reservation_member').on(reservation.memberId, reservation.startsAt),
  ],
);

export const brunchReservations = sqliteTable(
  'brunch_reservation',
  {
    ...bookingRow(),
    food: text('food').notNull(),
    sauce: text('sauce'),
    drink: text('drink').notNull(),
    /** Choices of the rest of the party; null: none given. */
    otherChoices: text('other_choices', { mode: 'json' }).$type<BrunchPlate[]>(),
    /** The party's price when booked; null: the menu had none. */
    totalKurus: integer('total_kurus'),
    depositRequired: integer('deposit_required', { mode: 'boolean' }).notNull(),
    /** The booking expires with an unpaid deposit at this time (ms); null: none due. */
    depositDueAt: integer('deposit_due_at'),
    depositPaidAt: integer('deposit_paid_at'),
    depositPaidBy: text('deposit_paid_by'),
    /** Time of the first drink (ms): the refill time starts here. */
    firstDrinkAt: integer('first_drink_at'),
    firstDrinkBy: text('first_drink_by'),
  },
  (brunch) => [
    index('brunch_reservation_day').on(brunch.serviceDay, brunch.startsAt),
    index('brunch_reservation_table').on(brunch.tableId, brunch.startsAt),
    index('brunch_reservation_status').on(brunch.status, brunch.startsAt),
    index('brunch_reservation_member').on(brunch.memberId, brunch.startsAt),
  ],
);

export const contactMessages = sqliteTable(
  'contact_message',
  {
    ...personalRow(),
    name: text('name').notNull(),
    email: text('email').notNull(),
    subject: text('subject').notNull(),
    message: text('message').notNull(),
    /** Staff's own words; empty: none. */
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
