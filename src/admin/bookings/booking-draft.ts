import * as v from 'valibot';
import { STAY_MS, TABLE_AREAS } from '#domain/bookings/booking';
import { editBody, editedFieldsOf } from '#domain/bookings/booking-edit';
import type { Evening, Stay } from '#domain/bookings/free-tables';
import { openSlots } from '#domain/bookings/free-tables';
import type { AddTableBookingBody, BookingEdit } from '#domain/bookings/staff-booking';
import type { SlotLoad } from '#domain/bookings/table-choice';
import { slotLoads, tablesFor, tablesToJoin } from '#domain/bookings/table-choice';
import type { Opening } from '#domain/opening/opening';
import { isOpenAt } from '#domain/opening/opening';
import { staysOf } from '#domain/tables/table-state';
import type { StaffBooking } from '../../data/react/use-staff';
import type { FloorFacts } from './BookingBadges';

export const bookingDraft = v.object({
  kind: v.picklist(['table', 'brunch']),
  serviceDay: v.string(),
  reservationTime: v.string(),
  partySize: v.number(),
  /** Staff chose these tables; an empty list: the server chooses. */
  tables: v.array(v.number()),
  area: v.picklist(['', ...TABLE_AREAS]),
  guestName: v.string(),
  guestPhone: v.string(),
  guestEmail: v.string(),
  specialRequests: v.string(),
  food: v.string(),
  sauce: v.string(),
  drink: v.string(),
  isOver: v.boolean(),
});
export type BookingDraft = v.InferOutput<typeof bookingDraft>;

export function emptyDraft(kind: BookingDraft['kind'], today: string): BookingDraft {
  return {
    ...{ kind, serviceDay: today, reservationTime: '', partySize: 2, tables: [], area: '' },
    ...{ guestName: '', guestPhone: '', guestEmail: '', specialRequests: '' },
    ...{ food: '', sauce: '', drink: '', isOver: false },
  };
}

export function draftOf(row: StaffBooking): BookingDraft {
  const shown = editedFieldsOf(row);
  const isTable = 'tablePreference' in row;
  return {
    ...emptyDraft(isTable ? 'table' : 'brunch', row.serviceDay),
    ...{ reservationTime: shown.reservationTime, partySize: shown.partySize },
    ...{ tables: shown.tables, guestName: shown.guestName, guestPhone: shown.guestPhone },
    guestEmail: shown.guestEmail ?? '',
    specialRequests: shown.specialRequests ?? '',
    area: TABLE_AREAS.find((area) => area === shown.tablePreference) ?? '',
    ...('selectedFood' in row && {
      ...{ food: row.selectedFood, sauce: row.selectedSauce ?? '', drink: row.selectedDrink },
    }),
  };
}

/** Lays what a refused entry wanted over the booking as it stands. */
export function draftWanted(row: StaffBooking): BookingDraft {
  const wanted = row.writing?.wanted ?? {};
  const { tables, guestEmail, specialRequests, isOver: _over, ...fields } = wanted;
  const told = {
    ...fields,
    tables: Array.isArray(tables) ? tables : [],
    ...('guestEmail' in wanted && { guestEmail: guestEmail ?? '' }),
    ...('specialRequests' in wanted && { specialRequests: specialRequests ?? '' }),
  };
  const start = draftOf(row);
  const known = Object.fromEntries(Object.entries(told).filter(([field]) => field in start));
  const next = { ...start, ...known };
  return v.is(bookingDraft, next) ? next : start;
}

function fieldsOf(draft: BookingDraft) {
  const { serviceDay, reservationTime, partySize, tables, guestName, guestPhone } = draft;
  return {
    ...{ serviceDay, reservationTime, partySize, tables, guestPhone },
    guestName: guestName.trim(),
    guestEmail: draft.guestEmail.trim() || null,
    specialRequests: draft.specialRequests.trim() || null,
  };
}

export function addBodyOf(draft: BookingDraft): AddTableBookingBody {
  const { area, isOver } = draft;
  return {
    ...fieldsOf(draft),
    ...(draft.kind === 'table' && area !== '' && { tablePreference: area }),
    ...(isOver && { isOver }),
  };
}

/** Without a choice of tables the booking keeps its own, or the server finds others. */
export function editBodyOf(row: StaffBooking, draft: BookingDraft) {
  const { tables, ...fields } = fieldsOf(draft);
  const after: BookingEdit = {
    ...fields,
    ...(tables.length > 0 && { tables }),
    ...(draft.kind === 'table' && draft.area !== '' && { tablePreference: draft.area }),
  };
  return { ...editBody(editedFieldsOf(row), after), ...(draft.isOver && { isOver: true }) };
}

type FloorNow = Pick<FloorFacts, 'tables' | 'bookings' | 'now'>;

/** The evening as the tablet knows it, without the booking that is edited. */
function eveningOf({ tables, bookings, now }: FloorNow, exceptId: string): Evening {
  const others = bookings.filter(({ id }) => id !== exceptId);
  const stays: Stay[] = staysOf(others, now);
  const evening = { tables: tables.filter(({ isActive }) => isActive), stays };
  // Bookings that wait to be sent have no table yet; each takes the one that it would get.
  for (const { tableId, status, partySize, startsAt, endsAt } of others) {
    if (tableId !== null || status !== 'confirmed' || endsAt <= now) continue;
    const span = { startsAt, endsAt };
    const found = tablesFor(evening, { partySize, tables: [], area: null }, span) ?? [];
    stays.push(...found.map((id) => ({ tableId: id, ...span })));
  }
  return evening;
}

const LATEST_MS = 30 * 60_000;

type Times = { opening: Opening; times: readonly string[]; closedDays: readonly string[] };

/** Returns the evening's slots that have not passed; a party above every free table is offered joined ones. */
export function offeredSlots(
  floor: FloorNow,
  draft: BookingDraft,
  { opening, times, closedDays }: Times,
  exceptId: string,
): SlotLoad[] {
  const { serviceDay, partySize, tables } = draft;
  if (closedDays.includes(serviceDay)) return [];
  const area = draft.area || null;
  const evening = eveningOf(floor, exceptId);
  const slots = openSlots(opening, serviceDay, times);
  return slotLoads(evening, { partySize, tables, area, serviceDay }, slots)
    .filter(({ startsAt }) => startsAt > floor.now - LATEST_MS && isOpenAt(opening, startsAt))
    .map((slot) => {
      if (slot.tables !== null || tables.length > 0) return slot;
      const span = { startsAt: slot.startsAt, endsAt: slot.startsAt + STAY_MS };
      return { ...slot, tables: tablesToJoin(evening, { partySize, area }, span) };
    });
}
