import type { Table } from 'dexie';
import type { StaffOrder } from '#domain/orders/order-view';
import type { EntryState } from '#domain/sync/entry-state';
import type { OutboxEntry } from '#domain/sync/mutation';
import { type DbOptions, OUTBOX_STORES, OutboxDb } from './db';
import { isRecord } from './json';
import type { WireMenuItem } from './menu/menu-wire';

export const ADMIN_DB_NAME = 'bb-admin';

/** The bar's tablet: a copy of what the server holds, and the staff's acts that wait. */
export class AdminDb extends OutboxDb {
  declare readonly order: Table<StaffOrder, string>;
  declare readonly menuItem: Table<WireMenuItem, number>;

  constructor(options: DbOptions = {}) {
    super(ADMIN_DB_NAME, options);
    this.version(1).stores({ ...OUTBOX_STORES, order: '&id, createdAt', menuItem: '&id' });
  }

  get answerTables(): Table[] {
    return [this.order];
  }

  /** Takes the row that comes with an answer: what is shown changes in the same moment as the overlay goes. */
  async receive(entry: OutboxEntry, state: EntryState, answer: unknown): Promise<void> {
    if (entry.kind !== 'order.status' || !isRecord(answer)) return;
    const row = state === 'acked' ? answer.order : answer.current;
    if (isStaffOrder(row)) await putNewer(this, row);
  }
}

/** Writes an order unless a newer version of it is here already. */
export async function putNewer(db: AdminDb, order: StaffOrder): Promise<void> {
  const here = await db.order.get(order.id);
  if (!here || order.v >= here.v) await db.order.put(order);
}

export function isStaffOrder(row: unknown): row is StaffOrder {
  return (
    isRecord(row) &&
    typeof row.id === 'string' &&
    typeof row.v === 'number' &&
    typeof row.status === 'string' &&
    Array.isArray(row.items)
  );
}
