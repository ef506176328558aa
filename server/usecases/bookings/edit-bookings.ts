import { keepsTable, slotInstant, tablesOf } from '#domain/bookings/booking';
import {
  clashingFields,
  type EditedField,
  editedFieldsOf,
  fieldsToChange,
} from '#domain/bookings/booking-edit';
import {
  type BookingEdit,
  type EditBookingInput,
  editTableBookingMutation,
} from '#domain/bookings/staff-booking';
import { brunchPrices, brunchTotalKurus } from '#domain/brunch/brunch-party';
import { editBrunchMutation } from '#domain/brunch/staff-brunch';
import type { MenuItem } from '#domain/menu/menu-item';
import type { BookingTable } from '../../db/tables/bookings.table';
import type { BookingRow } from '../../repositories/bookings.repository';
import { type BrunchRow, changeNewsOf } from '../../repositories/rows/booking-row';
import type { StoredSettings } from '../../repositories/settings.repository';
import { placedAt } from '../../repositories/tables.repository';
import {
  type Parts,
  type StaffChangeDeps,
  type StaffRequest,
  staffChange,
} from '../shared/staff-change';
import { refuseTime, type SeatingDeps, seatsFor, withMail } from './seats-for';

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
  if (!mayEdit(row, fields, isSeated)) return { conflict: { by: row.statusBy, at: row.statusAt } };
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
