import type { Table } from 'dexie';
import type { BillRead } from '#domain/bills/bill';
import type { TableBookingRead } from '#domain/bookings/booking';
import type { BrunchRead } from '#domain/brunch/brunch-changes';
import type { MessageRead } from '#domain/messages/send-message';
import type { StaffOrder } from '#domain/orders/guest-order';
import type { PrinterRead } from '#domain/printing/printer';
import { MUTATIONS } from '#domain/registry/mutations';
import type { SeatingRead } from '#domain/seatings/seating';
import type { DeviceRead } from '#domain/stations/station';
import type { VenueTableRead } from '#domain/tables/venue-table';
import type { WaitlistRead } from '#domain/waitlist/waitlist';
import { type DataDeps, type DbOptions, OUTBOX_STORES, OutboxDb, type Receivers } from './db';
import { knowMutations } from './known-mutations';
import type { StaffMenuItem } from './menu/menu-wire';

knowMutations(MUTATIONS);

export const ADMIN_DB_NAME = 'bb-admin';

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
