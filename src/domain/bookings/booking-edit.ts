import { tablesOf } from './booking';
import type { BookingEdit } from './staff-booking';

const EDITED_FIELDS = [
  'serviceDay',
  'reservationTime',
  'partySize',
  'tables',
  'tablePreference',
  'guestName',
  'guestPhone',
  'guestEmail',
  'specialRequests',
] as const;
export type EditedField = (typeof EDITED_FIELDS)[number];

type Shown = {
  serviceDay: string;
  reservationTime: string;
  partySize: number;
  tableId: number | null;
  joinedTables?: readonly number[] | null | undefined;
  tablePreference?: string;
  guestName: string;
  guestPhone: string;
  guestEmail: string | null;
  specialRequests: string | null;
};

/** Returns a booking's fields as an edit names them. */
export function editedFieldsOf(row: Shown) {
  const { serviceDay, reservationTime, partySize, guestName, guestPhone } = row;
  const { guestEmail, specialRequests, tablePreference } = row;
  const tables = tablesOf(row);
  return {
    ...{ serviceDay, reservationTime, partySize, tables, tablePreference },
    ...{ guestName, guestPhone, guestEmail, specialRequests },
  };
}

type Fields = Readonly<Partial<Record<EditedField, unknown>>>;

/** Returns the fields that the edit still has to change. */
export function fieldsToChange(now: Fields, wanted: Fields): EditedField[] {
  return EDITED_FIELDS.filter(
    (field) => wanted[field] !== undefined && !isSame(now[field], wanted[field]),
  );
}

/** Returns the fields that somebody else has changed since the person saw them. */
export function clashingFields(now: Fields, wanted: Fields, from: Fields): EditedField[] {
  return fieldsToChange(now, wanted).filter(
    (field) => from[field] !== undefined && !isSame(now[field], from[field]),
  );
}

/** Keeps only what differs, each with the value that the person saw. */
export function editBody(before: Fields, after: BookingEdit): BookingEdit & { from: BookingEdit } {
  const fields = fieldsToChange(before, after);
  const pick = (values: Fields): BookingEdit =>
    Object.fromEntries(fields.map((field) => [field, values[field]]));
  return { ...pick(after), from: pick(before) };
}

/** The order of tables counts: the first one carries the bill. */
function isSame(a: unknown, b: unknown): boolean {
  return JSON.stringify(a ?? null) === JSON.stringify(b ?? null);
}
