import type { Table } from 'dexie';
import type { BrunchRead } from '#domain/brunch/brunch-booking';
import type { MessageRead } from '#domain/messages/contact-message';
import type { StaffOrder } from '#domain/orders/order-view';
import type { ReservationRead } from '#domain/reservations/booking';
import type { EntryState } from '#domain/sync/entry-state';
import type { OutboxEntry } from '#domain/sync/mutation';
import type { VenueTableRead } from '#domain/tables/venue-table';
import { type DbOptions, OUTBOX_STORES, OutboxDb } from './db';
import { isRecord } from './json';
import type { StaffMenuItem } from './menu/menu-wire';
import { forgetOldCopy } from './old-copy';
import { HANDED_V } from './orders/handed-order';

export const ADMIN_DB_NAME = 'bb-admin';

/** The bar's tablet: a copy of what the server holds, and the staff's acts that wait. */
export class AdminDb extends OutboxDb {
  declare readonly order: Table<StaffOrder, string>;
  declare readonly menuItem: Table<StaffMenuItem, number>;
  declare readonly reservation: Table<ReservationRead, string>;
  declare readonly brunch: Table<BrunchRead, string>;
  declare readonly message: Table<MessageRead, string>;
  declare readonly venueTable: Table<VenueTableRead, number>;

  constructor(options: DbOptions = {}) {
    super(ADMIN_DB_NAME, options);
    this.version(1).stores({ ...OUTBOX_STORES, order: '&id, createdAt', menuItem: '&id' });
    this.version(2)
      .stores({
        reservation: '&id, serviceDay',
        brunch: '&id, serviceDay',
        message: '&id, createdAt',
      })
      // The new tables start empty: the next pull takes everything anew.
      .upgrade((tx) => tx.table('meta').delete('cursor'));
    this.version(3)
      .stores({ venueTable: '&id' })
      .upgrade((tx) => tx.table('meta').delete('cursor'));
  }

  /** The tables that copy the server: what a snapshot replaces. */
  get copyTables(): Table[] {
    return [
      this.order,
      this.menuItem,
      this.reservation,
      this.brunch,
      this.message,
      this.venueTable,
    ];
  }

  get answerTables(): Table[] {
    return [
      this.order,
      this.reservation,
      this.brunch,
      this.message,
      this.menuItem,
      this.venueTable,
    ];
  }

  /** An order taken from a guest's phone goes with its act, unless the server has written it; what is long over goes too. */
  override async tidy(now: number): Promise<void> {
    const handed = await this.order.filter(isHanded).toArray();
    for (const { id } of handed) {
      const entry = await this.outbox.get(id);
      const isGone = !entry || entry.state === 'cancelled' || entry.state === 'superseded';
      if (isGone) await this.order.delete(id);
    }
    await forgetOldCopy(this, now);
  }

  /** It leaves the board in the moment in which it is taken out: as a mere row it would ring like a new order. */
  private async letGoHanded(id: string): Promise<void> {
    const order = await this.order.get(id);
    if (order && isHanded(order)) await this.order.delete(id);
  }

  /** Takes the row that comes with an answer: what is shown changes in the same moment as the overlay goes. */
  async receive(entry: OutboxEntry, state: EntryState, answer: unknown): Promise<void> {
    if (entry.kind === 'order.handover' && state === 'cancelled') return this.letGoHanded(entry.id);
    if (!isRecord(answer)) return;
    switch (entry.kind) {
      case 'order.status': {
        const row = state === 'acked' ? answer.order : answer.current;
        if (isStaffOrder(row)) await putNewer(this.order, row);
        return;
      }
      case 'message.status': {
        const row = state === 'acked' ? answer.message : answer.current;
        if (isMessage(row)) await putNewer(this.message, row);
        return;
      }
      case 'order.seen':
      case 'order.acknowledge':
        if (isStaffOrder(answer.order)) await putNewer(this.order, answer.order);
        return;
      case 'reservation.walk_in':
      case 'reservation.table':
      case 'reservation.status': {
        const row = state === 'acked' ? answer.reservation : answer.current;
        if (isReservation(row)) await putNewer(this.reservation, row);
        return;
      }
      case 'table.clear':
        if (isVenueTable(answer.table)) await putNewer(this.venueTable, answer.table);
        return;
      case 'brunch.table':
      case 'brunch.status':
      case 'brunch.deposit':
      case 'brunch.first_drink': {
        const row = state === 'acked' ? answer.reservation : answer.current;
        if (isBrunch(row)) await putNewer(this.brunch, row);
        return;
      }
      case 'menu.availability': {
        const row = state === 'acked' ? answer.item : answer.current;
        if (isStaffMenuItem(row)) await putNewer(this.menuItem, row);
      }
    }
  }
}

/** Taken from a guest's phone; the server has not written it yet. */
export function isHanded({ v }: Pick<StaffOrder, 'v'>): boolean {
  return v === HANDED_V;
}

/** Writes a row unless a newer version of it is here already. */
export async function putNewer<Id extends string | number, Row extends { id: Id; v: number }>(
  table: Table<Row, Id>,
  row: Row,
): Promise<void> {
  const here = await table.get(row.id);
  // A dish that an older build has kept says no version.
  if (!here || row.v >= (here.v ?? 0)) await table.put(row);
}

/** What every row with a status carries; the rest is the server's word. */
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

export function isReservation(row: unknown): row is ReservationRead {
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

export function isVenueTable(row: unknown): row is VenueTableRead {
  return isRecord(row) && typeof row.id === 'number' && typeof row.label === 'string';
}
