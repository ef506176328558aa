import type { Table } from 'dexie';
import { GUEST_MUTATIONS } from '#domain/registry/guest-mutations';
import type { MyBooking } from './bookings/my-booking';
import { type DbOptions, OUTBOX_STORES, OutboxDb, type Receivers } from './db';
import type { DataDeps } from './deps';
import { knowMutations } from './known-mutations';
import type { MyMessage } from './messages/my-message';
import type { MyOrder } from './orders/my-order';

knowMutations(GUEST_MUTATIONS);

export const GUEST_DB_NAME = 'bb-guest';

export class GuestDb extends OutboxDb {
  declare readonly myOrder: Table<MyOrder, string>;
  declare readonly myBooking: Table<MyBooking, string>;
  declare readonly myMessage: Table<MyMessage, string>;

  constructor(receivers: Receivers<GuestDb>, options: DbOptions = {}) {
    super(GUEST_DB_NAME, receivers, options);
    this.version(1).stores({ ...OUTBOX_STORES, myOrder: '&id, createdAt' });
    this.version(2).stores({ myBooking: '&id, createdAt' });
    this.version(3).stores({ myMessage: '&id, createdAt' });
  }

  get responseTables(): Table[] {
    return [this.myOrder, this.myBooking, this.myMessage];
  }
}

export type GuestDeps = DataDeps<GuestDb>;
