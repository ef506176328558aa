import type { Table } from 'dexie';
import type { BillRead } from '#domain/bills/bill';
import type { TableBookingRead } from '#domain/bookings/booking';
import type { BrunchRead } from '#domain/bookings/brunch-changes';
import { isKeyOf } from '#domain/keys';
import type { MessageRead } from '#domain/messages/send-message';
import type { StaffOrder } from '#domain/orders/guest-order';
import type { PrinterRead } from '#domain/printing/printer';
import type { Change, Copied, Kept, RowStore } from '#domain/registry/copied-tables';
import { COPIED } from '#domain/registry/copied-tables';
import { MUTATIONS } from '#domain/registry/mutations';
import type { SeatingRead } from '#domain/seatings/seating';
import type { DeviceRead, Station } from '#domain/stations/station';
import type { VenueTableRead } from '#domain/tables/venue-table';
import type { WaitlistRead } from '#domain/waitlist/waitlist';
import type { DataDeps, DbOptions, Receivers, WireMenuItem } from './db';
import { OUTBOX_STORES, OutboxDb } from './db';
import { isRecord } from './json';
import { knowMutations } from './known-mutations';

knowMutations(MUTATIONS);

const ADMIN_DB_NAME = 'bb-admin';

/** The tables that later versions added. They start empty: the next pull reads everything anew. */
const NEWER_COPIES: readonly Record<string, string>[] = [
  { reservation: '&id, serviceDay', brunch: '&id, serviceDay', message: '&id, createdAt' },
  { venueTable: '&id' },
  { seating: '&id' },
  { bill: '&id' },
  { waitlist: '&id, serviceDay' },
  { device: '&id' },
  { printer: '&id' },
];

/** Rows of older builds lack the station. */
export type StaffMenuItem = WireMenuItem & { v: number; station?: Station };

/** The staff tablet's database: holds a copy of the server's rows, and the outbox. */
export class AdminDb extends OutboxDb {
  declare readonly order: Table<StaffOrder, string>;
  declare readonly menuItem: Table<StaffMenuItem, number>;
  declare readonly reservation: Table<TableBookingRead, string>;
  declare readonly brunch: Table<BrunchRead, string>;
  declare readonly message: Table<MessageRead, string>;
  declare readonly venueTable: Table<VenueTableRead, number>;
  declare readonly seating: Table<SeatingRead, string>;
  declare readonly bill: Table<BillRead, string>;
  declare readonly waitlist: Table<WaitlistRead, string>;
  declare readonly device: Table<DeviceRead, string>;
  declare readonly printer: Table<PrinterRead, string>;

  constructor(receivers: Receivers<AdminDb>, options: DbOptions = {}) {
    super(ADMIN_DB_NAME, receivers, options);
    this.version(1).stores({ ...OUTBOX_STORES, order: '&id, createdAt', menuItem: '&id' });
    for (const [index, stores] of NEWER_COPIES.entries()) {
      this.version(index + 2)
        .stores(stores)
        .upgrade((tx) => tx.table('meta').delete('cursor'));
    }
  }

  get copyTables(): Table[] {
    return this.tables.filter(({ name }) => !(name in OUTBOX_STORES));
  }

  get responseTables(): Table[] {
    return this.copyTables;
  }
}

export type StaffDeps = DataDeps<AdminDb>;

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

export type RowOf<Store extends RowStore> =
  AdminDb[Store] extends Table<infer Row, infer _Id> ? Row : never;

export const COPIES = Object.values(COPIED);

export function isRowOf<Store extends RowStore>(store: Store, row: unknown): row is RowOf<Store> {
  const checked: Copied['checked'] = COPIES.find((copy) => copy.store === store)?.checked ?? {};
  return isRecord(row) && Object.entries(checked).every(([name, kept]) => isKept(row[name], kept));
}

function isKept(value: unknown, kept: Kept): boolean {
  if (typeof kept !== 'string') return kept.some((one) => one === value);
  if (kept === 'array') return Array.isArray(value);
  return kept === 'record' ? isRecord(value) : typeof value === kept;
}

type Versioned = { id: string | number; v: number };

/** Puts a row of the server into its store if it is valid and not older than the stored one. */
export async function writeRow(db: AdminDb, store: RowStore, row: unknown): Promise<void> {
  if (isRowOf(store, row)) await putNewer<string | number, Versioned>(db.table(store), row);
}

/** Writes one change; skips a table that this build does not know. */
export async function applyChange(db: AdminDb, { tbl, pk, row }: Change): Promise<void> {
  if (!isKeyOf(COPIED, tbl)) return;
  const { store, checked } = COPIED[tbl];
  if (row !== null) return writeRow(db, store, row);
  await db.table(store).delete(checked.id === 'number' ? Number(pk) : pk);
}
