import { keepsTable, slotInstant, tablesOf } from '#domain/bookings/booking';
import type { EditedField } from '#domain/bookings/booking-edit';
import { clashingFields, editedFieldsOf, fieldsToChange } from '#domain/bookings/booking-edit';
import { brunchPrices, brunchTotalKurus } from '#domain/bookings/brunch-party';
import { BRUNCH_MOST_PEOPLE } from '#domain/bookings/brunch-rules';
import type {
  AddBrunchInput,
  AddTableBookingInput,
  BookingEdit,
  EditBookingInput,
} from '#domain/bookings/staff-booking';
import {
  addBrunchMutation,
  addTableBookingMutation,
  editBrunchMutation,
  editTableBookingMutation,
} from '#domain/bookings/staff-booking';
import type { MenuItem } from '#domain/menu/menu-item';
import { brunchRulesOf } from '#domain/settings/rules-of';
import type { BookingTable, BrunchRow } from '../../db/tables/bookings.table';
import { brunchBookings, tableBookings } from '../../db/tables/bookings.table';
import type { NewBookingRequest } from '../../repositories/booking-row';
import {
  brunchRead,
  changeNewsOf,
  confirmationOf,
  newBookingRow,
  tableBookingRead,
} from '../../repositories/booking-row';
import type { BookingRow } from '../../repositories/bookings.repository';
import type { RowBatch } from '../../repositories/rows/responses.repository';
import type { StoredSettings } from '../../repositories/settings.repository';
import { placedAt } from '../../repositories/tables.repository';
import type { Parts, StaffAddRequest, StaffChangeDeps, StaffRequest } from '../shared/staff-change';
import { lastStatus, staffAdd, staffChange, tableRulesOf } from '../shared/staff-change';
import { newBrunch, refuseUnoffered, totalNow } from './book';
import type { SeatingDeps } from './waitlist';
import { refuseTime, seatsFor, withMail } from './waitlist';

type EditDeps = StaffChangeDeps & SeatingDeps & Pick<Parts, 'tableBookings' | 'brunches' | 'menu'>;

/** Changes what is different. The first of two changes of a field wins; other fields merge. @throws DomainError conflict, slot_taken */
export function editTableBooking(deps: EditDeps, request: StaffRequest<EditBookingInput>) {
  const bookings = deps.tableBookings;
  return staffChange(deps, request, bookings, editTableBookingMutation, (row, at) =>
    edited(deps, request, {
      ...{ row, at, table: bookings.table },
      isSeated: row.status === 'seated',
      slots: ({ rules }) => rules['bookings.times'],
    }),
  );
}

/** As `editTableBooking`; a larger or smaller party has today's price. */
export function editBrunch(deps: EditDeps, request: StaffRequest<EditBookingInput>) {
  const bookings = deps.brunches;
  return staffChange(deps, request, bookings, editBrunchMutation, async (row, at) => {
    const isSeated = row.firstDrinkAt !== null;
    const { items } = await deps.menu.read();
    const step = await edited(deps, request, {
      ...{ row, at, isSeated, table: bookings.table },
      slots: ({ rules }) => rules['brunch.slots'],
    });
    if (step === null || 'conflict' in step) return step;
    return { ...step, after: { ...step.after, ...brunchTerms(row, step.after, items) } };
  });
}

type Editing = {
  table: BookingTable;
  row: BookingRow;
  at: number;
  isSeated: boolean;
  slots(present: StoredSettings): readonly string[];
};

async function edited(
  deps: EditDeps,
  { input, member, claim }: StaffRequest<EditBookingInput>,
  editing: Editing,
) {
  const { table, row, at, isSeated } = editing;
  const { from, isOver = false, ...wanted } = input;
  const now = editedFieldsOf({ ...row, reservationTime: row.slot });
  const fields = fieldsToChange(now, wanted);
  if (fields.length === 0) return null;
  if (!mayEdit(row, fields, isSeated)) return { conflict: lastStatus(row) };
  if (clashingFields(now, wanted, from).length > 0) return { conflict: lastEdit(row) };
  const slot = slotAfter(row, wanted);
  const needsSeats = fields.some((field) => PLACED.includes(field));
  const by = member.firstName;
  const seats = needsSeats
    ? {
        ...(await seatsAfter(deps, { ...editing, wanted, slot, isOver })),
        tableAt: at,
        tableBy: by,
      }
    : {};
  const after = { ...plainColumns(wanted), ...slot, ...seats, editedAt: at, editedBy: by };
  const next = { ...row, ...after };
  const tables = needsSeats ? tablesOf(next) : [];
  const placed = placedAt(table, next, { claim, tables, at, isOver });
  const is = { ...now, ...wanted };
  const isTold = fields.some((field) => TOLD.includes(field));
  return {
    after,
    audited: [pick(now, fields), pick(is, fields)] satisfies [object, object],
    ...withMail(placed, isTold ? changeNewsOf(next, { id: deps.newId(), at }) : null),
  };
}

const PLACED: readonly EditedField[] = ['serviceDay', 'reservationTime', 'partySize', 'tables'];
/** The guest gets a mail about a change of these. */
const TOLD: readonly EditedField[] = ['serviceDay', 'reservationTime', 'partySize'];

/** A seated party has come at its time; a brunch on the bill has its people. */
function mayEdit(row: BookingRow, fields: readonly EditedField[], isSeated: boolean): boolean {
  const changes = (...some: EditedField[]) => some.some((field) => fields.includes(field));
  if (changes('tables', 'partySize') && !keepsTable(row.status)) return false;
  if (changes('partySize') && isSeated && 'food' in row) return false;
  const isComing = keepsTable(row.status) && !isSeated;
  return isComing || !changes('serviceDay', 'reservationTime');
}

/** A later arrival of the guest's or a colleague's change names who was first; null names the guest. */
function lastEdit({ editedAt, editedBy, tableAt, tableBy, guestChange, ...row }: BookingRow) {
  const changes = [
    { at: row.statusAt, by: row.statusBy },
    { at: tableAt ?? 0, by: tableBy },
    { at: guestChange?.at ?? 0, by: null },
    { at: editedAt ?? 0, by: editedBy },
  ];
  return changes.reduce((last, change) => (change.at >= last.at ? change : last));
}

/** Returns the changed time with what follows from it; the party stays as long as before. */
function slotAfter(row: BookingRow, { serviceDay, reservationTime }: BookingEdit) {
  if (serviceDay === undefined && reservationTime === undefined) return null;
  const slot = {
    serviceDay: serviceDay ?? row.serviceDay,
    reservationTime: reservationTime ?? row.slot,
  };
  const startsAt = slotInstant(slot);
  return {
    ...{ serviceDay: slot.serviceDay, slot: slot.reservationTime, startsAt },
    endsAt: startsAt + row.endsAt - row.startsAt,
    // The guest told these about the old time.
    ...{ lateMinutes: null, lateAt: null, guestConfirmedAt: null },
  };
}

type Seating = Editing & {
  wanted: BookingEdit;
  slot: ReturnType<typeof slotAfter>;
  isOver: boolean;
};

/** A party keeps its tables while they are free and large enough; a seated one keeps them unless staff move it. */
async function seatsAfter(deps: EditDeps, { wanted, slot, isOver, ...editing }: Seating) {
  const { row, at, isSeated } = editing;
  const present = await deps.settings.read();
  const next = { ...row, ...slot, partySize: wanted.partySize ?? row.partySize };
  const place = { serviceDay: next.serviceDay, reservationTime: next.slot };
  if (slot) refuseTime(present, place, at);
  if (isSeated && !wanted.tables) return {};
  const own = tablesOf(row);
  const wish = {
    ...{ ...next, ...place, at, present, isOver, area: null },
    tables: wanted.tables ?? [],
    keeps: wanted.tables ? [] : own,
    slots: editing.slots(present),
  };
  return (await seatsFor(deps, wish)).row;
}

function plainColumns(wanted: BookingEdit): Partial<BookingRow> {
  const { serviceDay: _day, reservationTime: _time, tables: _tables, ...plain } = wanted;
  return plain;
}

type Placed = { startsAt?: number; partySize?: number };

/** A brunch of another size has today's price; its deposit is due before its new time. */
function brunchTerms(row: BrunchRow, after: Placed, items: readonly MenuItem[]) {
  const { partySize = row.partySize, startsAt = row.startsAt } = after;
  const prices = brunchPrices(items);
  const isResized = partySize !== row.partySize;
  return {
    ...(isResized && {
      totalKurus: prices ? brunchTotalKurus(prices, partySize) : row.totalKurus,
      otherChoices: row.otherChoices?.slice(0, partySize - 1) ?? null,
    }),
    ...(row.depositDueAt !== null && { depositDueAt: Math.min(row.depositDueAt, startsAt) }),
  };
}

function pick(values: object, fields: readonly string[]): object {
  return Object.fromEntries(Object.entries(values).filter(([field]) => fields.includes(field)));
}

type WriteDeps = StaffChangeDeps & SeatingDeps & Pick<Parts, 'menu'>;

type AddRequest<Input> = StaffAddRequest<Input> & { language: 'en' | 'tr' };

/** Writes a booking that staff take. @throws DomainError slot_taken, booking.too_late, booking.day_closed */
export function addTableBooking(deps: WriteDeps, request: AddRequest<AddTableBookingInput>) {
  const { input, member } = request;
  return staffAdd(deps, request, tableBookings, addTableBookingMutation, async (at) => {
    const present = await deps.settings.read();
    refuseTime(present, input, at);
    const base = { ...newBookingRow(asGuest(request, input), 'confirmed', at), ...by(member) };
    const area = input.tablePreference ?? null;
    const slots = tableRulesOf(present.rules, present.mostSeats).times;
    const seats = await seatsFor(deps, { ...base, area, slots, present, at, ...wishOf(input) });
    const row = { ...base, ...seats.row, tablePreference: area ?? seats.area ?? 'indoor' };
    return {
      row,
      read: tableBookingRead({ row, tableLabel: seats.label }),
      audited: [null, auditedNew(row, seats.label)],
      ...written(deps, tableBookings, { row, claim: request.claim, at, isOver: input.isOver }),
    };
  });
}

/** Writes a brunch that staff take: confirmed, also while its deposit is due. @throws as `addTableBooking` */
export function addBrunch(deps: WriteDeps, request: AddRequest<AddBrunchInput>) {
  const { input, member } = request;
  return staffAdd(deps, request, brunchBookings, addBrunchMutation, async (at) => {
    const present = await deps.settings.read();
    refuseTime(present, input, at);
    const rules = brunchRulesOf(present.rules, present.mostSeats);
    // The others of the party choose at the table.
    const body = { ...input, otherChoices: [] };
    // Staff may take a larger party, and a time between the offered ones.
    refuseUnoffered(body, {
      ...rules,
      maxParty: BRUNCH_MOST_PEOPLE,
      slots: [input.reservationTime],
    });
    const { items } = await deps.menu.read();
    const fresh = newBrunch(asGuest(request, body), rules, at);
    const base = {
      ...fresh,
      ...by(member),
      status: 'confirmed',
      totalKurus: totalNow(body, items),
    };
    const wish = { ...wishOf(input), area: null, slots: rules.slots };
    const seats = await seatsFor(deps, { ...base, ...wish, present, at });
    const row = { ...base, ...seats.row };
    return {
      row,
      read: brunchRead({ row, tableLabel: seats.label }),
      audited: [null, auditedNew(row, seats.label)],
      ...written(deps, brunchBookings, { row, claim: request.claim, at, isOver: input.isOver }),
    };
  });
}

function wishOf({ isOver = false, ...input }: AddTableBookingInput | AddBrunchInput) {
  const { serviceDay, reservationTime, tables } = input;
  return { serviceDay, reservationTime, tables, isOver };
}

function asGuest<Body>(
  { claim, ageMs, language }: AddRequest<unknown>,
  body: Body & { language?: 'en' | 'tr' },
): NewBookingRequest<Body> {
  const mail = body.language ?? language;
  return { claim, ageMs, body, language: mail, secretHash: null, deviceHash: null };
}

function by({ firstName }: { firstName: string }) {
  return { statusBy: firstName, bookedBy: firstName };
}

function auditedNew(row: BookingRow, tableLabel: string | null) {
  const { serviceDay, slot, partySize, guestName } = row;
  return { guestName, serviceDay, reservationTime: slot, partySize, tableLabel };
}

type Writing = {
  row: BookingRow;
  claim: StaffAddRequest['claim'];
  at: number;
  isOver: boolean | undefined;
};

function written(
  { newId }: WriteDeps,
  table: BookingTable,
  { row, claim, at, isOver = false }: Writing,
): RowBatch {
  const placed = placedAt(table, row, { claim, tables: tablesOf(row), at, isOver });
  return withMail(placed, confirmationOf(row, newId()));
}
