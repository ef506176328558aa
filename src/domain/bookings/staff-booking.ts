import * as v from 'valibot';
import { lineText, listOf, optionalPhoneText, requiredText, wholeNumber } from '../fields';
import type { Mutation, Tap } from '../sync/mutation';
import { isDay } from '../venue';
import { optionalEmail, specialRequests } from './book-table';
import type { BookingRead } from './booking';
import { OF_BRUNCH, OF_TABLE_BOOKING, STAY_MS, slotInstant, TABLE_AREAS, TIME } from './booking';
import { BRUNCH_MOST_PEOPLE } from './brunch-rules';

/** Joined tables seat at most this many. */
export const MOST_PEOPLE = 60;
const MOST_TABLES = 8;

const serviceDay = v.pipe(requiredText('date.required', 10), v.check(isDay, 'date.invalid'));
const reservationTime = v.pipe(requiredText('time.required', 5), v.regex(TIME, 'time.not_offered'));
export const partyUpTo = (most: number) =>
  wholeNumber(1, most, 'party.required', 'party.too_large');
const tableId = v.pipe(
  v.number('table.unknown'),
  v.integer('table.unknown'),
  v.minValue(1, 'table.unknown'),
);
/** The first table carries the bill. An empty list: the server chooses. */
const tables = v.pipe(
  listOf(tableId, MOST_TABLES, 'table.unknown'),
  v.check((ids) => new Set(ids).size === ids.length, 'table.unknown'),
);
const guestName = requiredText('name.required', 120);
const guestPhone = optionalPhoneText();
const area = v.picklist(TABLE_AREAS, 'table_preference.required');
/** True: staff know that the tables are taken at that time. */
const isOver = v.exactOptional(v.boolean('invalid_input'));

export const newFields = {
  serviceDay,
  reservationTime,
  tables: v.optional(tables, []),
  isOver,
  guestName,
  guestPhone: v.optional(guestPhone, ''),
  guestEmail: optionalEmail,
  specialRequests,
  /** The guest's mails are in this language; the default is the request's. */
  language: v.exactOptional(v.picklist(['en', 'tr'], 'invalid_input')),
};

type Written = BookingEdit & { from?: unknown; isOver?: unknown; language?: unknown };

/** Lays what staff wrote over a booking. */
export function editedBooking<Row extends BookingRead>(row: Row, written: Written): Row {
  const { from: _from, isOver: _over, language: _language, tables, ...fields } = written;
  const slot = { serviceDay: row.serviceDay, reservationTime: row.reservationTime, ...fields };
  const startsAt = slotInstant(slot);
  const stayMs = row.endsAt ? Date.parse(row.endsAt) - Date.parse(row.reservationDate) : STAY_MS;
  const [tableId, ...joinedTables] = tables ?? [];
  return {
    ...row,
    ...fields,
    reservationDate: new Date(startsAt).toISOString(),
    endsAt: new Date(startsAt + stayMs).toISOString(),
    ...(tableId !== undefined && { tableId, joinedTables }),
  };
}

const shows = (written: Written, _tap: Tap, row: BookingRead) => editedBooking(row, written);

/** Describes the body of POST /api/admin/reservations. */
const addTableBookingInput = v.object({
  ...newFields,
  partySize: partyUpTo(MOST_PEOPLE),
  /** A missing area: any. */
  tablePreference: v.exactOptional(area),
});
export type AddTableBookingInput = v.InferOutput<typeof addTableBookingInput>;
export type AddTableBookingBody = v.InferInput<typeof addTableBookingInput>;

export const addTableBookingMutation = {
  ...OF_TABLE_BOOKING,
  kind: 'reservation.add',
  method: 'POST',
  path: '/api/admin/reservations',
  schema: addTableBookingInput,
  shows,
} as const satisfies Mutation;

const changedFields = {
  serviceDay: v.exactOptional(serviceDay),
  reservationTime: v.exactOptional(reservationTime),
  tables: v.exactOptional(tables),
  guestName: v.exactOptional(guestName),
  guestPhone: v.exactOptional(guestPhone),
  guestEmail: v.exactOptional(optionalEmail),
  specialRequests: v.exactOptional(specialRequests),
};

const ofTable = {
  ...changedFields,
  partySize: v.exactOptional(partyUpTo(MOST_PEOPLE)),
  tablePreference: v.exactOptional(area),
};

/** Describes the body of PUT /api/admin/reservations/{id}: what changes; `from` has the same fields as the person saw them. */
const editTableBookingInput = v.object({
  ...ofTable,
  from: v.optional(v.object(ofTable), {}),
  isOver,
});
/** A brunch has no wished area. */
export type EditBookingInput = v.InferOutput<typeof editTableBookingInput>;
export type BookingEdit = Omit<EditBookingInput, 'from' | 'isOver'>;

export const editTableBookingMutation = {
  ...OF_TABLE_BOOKING,
  kind: 'reservation.edit',
  method: 'PUT',
  path: '/api/admin/reservations/:id',
  schema: editTableBookingInput,
  shows,
} as const satisfies Mutation;

const CHOICE_MAX = 60;

/** Describes the body of POST /api/admin/brunch-reservations. The others of the party choose at the table. */
const addBrunchInput = v.object({
  ...newFields,
  partySize: partyUpTo(BRUNCH_MOST_PEOPLE),
  selectedFood: requiredText('brunch.food_required', CHOICE_MAX),
  selectedSauce: v.optional(v.nullable(lineText(CHOICE_MAX)), null),
  selectedDrink: requiredText('brunch.drink_required', CHOICE_MAX),
});
export type AddBrunchInput = v.InferOutput<typeof addBrunchInput>;

export const addBrunchMutation = {
  ...OF_BRUNCH,
  kind: 'brunch.add',
  method: 'POST',
  path: '/api/admin/brunch-reservations',
  schema: addBrunchInput,
  shows,
  audit: 'brunch_reservation.add',
} as const satisfies Mutation;

const changed = {
  ...changedFields,
  partySize: v.exactOptional(partyUpTo(BRUNCH_MOST_PEOPLE)),
};
const editBrunchInput = v.object({ ...changed, from: v.optional(v.object(changed), {}), isOver });

export const editBrunchMutation = {
  ...OF_BRUNCH,
  kind: 'brunch.edit',
  method: 'PUT',
  path: '/api/admin/brunch-reservations/:id',
  schema: editBrunchInput,
  shows,
  audit: 'brunch_reservation.edit',
} as const satisfies Mutation;
