import type { Table } from 'dexie';
import type { BillRead } from '#domain/bills/bill';
import type { TableBookingRead } from '#domain/bookings/booking';
import type { BrunchRead } from '#domain/brunch/brunch-changes';
import type { MessageRead } from '#domain/messages/send-message';
import type { StaffOrder } from '#domain/orders/guest-order';
import { PRINTER_STATES, type PrinterRead } from '#domain/printing/printer';
import type { SeatingRead } from '#domain/seatings/seating';
import type { DeviceRead } from '#domain/stations/device';
import { DEVICE_ROLES } from '#domain/stations/station';
import type { Change } from '#domain/sync/change';
import type { RowStore } from '#domain/sync/mutation';
import type { VenueTableRead } from '#domain/tables/venue-table';
import type { WaitlistRead } from '#domain/waitlist/waitlist';
import type { AdminDb } from './admin-db';
import { isRecord } from './json';
import type { StaffMenuItem } from './menu/menu-wire';

/** Marks a QR order that the server does not have yet. */
export const UNSENT_V = 0;

export function isUnsentOrder({ v }: Pick<StaffOrder, 'v'>): boolean {
  return v === UNSENT_V;
}

/** Writes a row unless a newer version is stored. */
export async function putNewer<Id extends string | number, Row extends { id: Id; v: number }>(
  table: Table<Row, Id>,
  row: Row,
): Promise<void> {
  const here = await table.get(row.id);
  // Dishes stored by older builds have no version.
  if (!here || row.v >= (here.v ?? 0)) await table.put(row);
}

/** Checks the fields of every row with a status; trusts the rest. */
export function isVersionedRow(
  row: unknown,
): row is { id: string; v: number; status: string } & Record<string, unknown> {
  return (
    isRecord(row) &&
    typeof row.id === 'string' &&
    typeof row.v === 'number' &&
    typeof row.status === 'string'
  );
}

export function isStaffOrder(row: unknown): row is StaffOrder {
  return isVersionedRow(row) && Array.isArray(row.items);
}

export function isTableBooking(row: unknown): row is TableBookingRead {
  return isVersionedRow(row) && typeof row.tablePreference === 'string';
}

export function isBrunch(row: unknown): row is BrunchRead {
  return isVersionedRow(row) && typeof row.selectedFood === 'string';
}

export function isStaffMenuItem(row: unknown): row is StaffMenuItem {
  return (
    isRecord(row) &&
    typeof row.id === 'number' &&
    typeof row.v === 'number' &&
    typeof row.price === 'string' &&
    typeof row.isAvailable === 'boolean'
  );
}

export function isMessage(row: unknown): row is MessageRead {
  return isVersionedRow(row) && typeof row.subject === 'string';
}

export function isSeating(row: unknown): row is SeatingRead {
  return (
    isRecord(row) &&
    typeof row.id === 'string' &&
    typeof row.v === 'number' &&
    typeof row.tableId === 'number' &&
    isRecord(row.calls)
  );
}

export function isBill(row: unknown): row is BillRead {
  return (
    isRecord(row) &&
    typeof row.id === 'string' &&
    typeof row.v === 'number' &&
    typeof row.worth === 'string' &&
    typeof row.paid === 'string' &&
    Array.isArray(row.tenders)
  );
}

export function isWaitlistEntry(row: unknown): row is WaitlistRead {
  return isVersionedRow(row) && typeof row.queuedAt === 'string';
}

export function isDevice(row: unknown): row is DeviceRead {
  return isNamed(row) && DEVICE_ROLES.some((role) => role === row.role);
}

function isNamed(row: unknown): row is Record<string, unknown> {
  return (
    isRecord(row) &&
    typeof row.id === 'string' &&
    typeof row.v === 'number' &&
    typeof row.name === 'string'
  );
}

export function isPrinter(row: unknown): row is PrinterRead {
  return (
    isNamed(row) && Array.isArray(row.prints) && PRINTER_STATES.some((state) => state === row.state)
  );
}

export function isVenueTable(row: unknown): row is VenueTableRead {
  return isRecord(row) && typeof row.id === 'number' && typeof row.label === 'string';
}

type Versioned = { id: string | number; v: number };

const GUARDS: Record<RowStore, (row: unknown) => row is Versioned> = {
  order: isStaffOrder,
  reservation: isTableBooking,
  brunch: isBrunch,
  message: isMessage,
  menuItem: isStaffMenuItem,
  seating: isSeating,
  bill: isBill,
  waitlist: isWaitlistEntry,
  device: isDevice,
  printer: isPrinter,
  venueTable: isVenueTable,
};

/** Puts a row of the server into its store if it is valid and not older than the stored one. */
export async function writeRow(db: AdminDb, store: RowStore, row: unknown): Promise<void> {
  if (GUARDS[store](row)) await putNewer<Versioned['id'], Versioned>(db.table(store), row);
}

const STORES: Readonly<Partial<Record<string, RowStore>>> = {
  order: 'order',
  reservation: 'reservation',
  brunch_reservation: 'brunch',
  contact_message: 'message',
  seating: 'seating',
  bill: 'bill',
  waitlist_entry: 'waitlist',
  device: 'device',
  printer: 'printer',
  venue_table: 'venueTable',
  menu_item: 'menuItem',
};
const NUMBERED: readonly RowStore[] = ['venueTable', 'menuItem'];

/** Writes one change; skips a table that this build does not know. */
export async function applyChange(db: AdminDb, { tbl, pk, row }: Change): Promise<void> {
  const store = STORES[tbl];
  if (!store) return;
  if (row !== null) return writeRow(db, store, row);
  await db.table(store).delete(NUMBERED.includes(store) ? Number(pk) : pk);
}
