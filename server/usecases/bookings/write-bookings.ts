import { tablesOf } from '#domain/bookings/booking';
import { type AddTableBookingInput, addTableBookingMutation } from '#domain/bookings/staff-booking';
import { BRUNCH_MOST_PEOPLE } from '#domain/brunch/brunch-rules';
import { type AddBrunchInput, addBrunchMutation } from '#domain/brunch/staff-brunch';
import { brunchRulesOf } from '#domain/settings/rules-of';
import { type BookingTable, brunchBookings, tableBookings } from '../../db/tables/bookings.table';
import type { BookingRow } from '../../repositories/bookings.repository';
import {
  brunchRead,
  confirmationOf,
  type NewBookingRequest,
  newBookingRow,
  tableBookingRead,
} from '../../repositories/rows/booking-row';
import type { RowBatch } from '../../repositories/stored-responses.repository';
import { placedAt } from '../../repositories/tables.repository';
import {
  type Parts,
  type StaffAddRequest,
  type StaffChangeDeps,
  staffAdd,
} from '../shared/staff-change';
import { tableRulesOf } from '../shared/table-rules-of';
import { newBrunch, refuseUnoffered, totalNow } from './book-brunch';
import { refuseTime, type SeatingDeps, seatsFor, withMail } from './seats-for';

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
