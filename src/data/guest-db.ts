import type { Table } from 'dexie';
import { entityIdOf } from '#domain/sync/entity';
import type { EntryState } from '#domain/sync/entry-state';
import type { OutboxEntry } from '#domain/sync/mutation';
import { forgetOldBookings } from './bookings/forget-old-bookings';
import type { MyBooking } from './bookings/my-booking';
import { receiveBooking } from './bookings/receive-booking';
import { type DbOptions, type FollowUp, type FollowUpDeps, OUTBOX_STORES, OutboxDb } from './db';
import type { MyMessage } from './messages/my-message';
import { receiveMessage } from './messages/receive-message';
import { afterTakingBack } from './orders/after-taking-back';
import { cheaperOrder } from './orders/cheaper-order';
import { forgetOldOrders } from './orders/forget-old-orders';
import type { MyOrder } from './orders/my-order';
import { receiveOrder } from './orders/receive-order';
import { supersede } from './orders/supersede-order';

export const GUEST_DB_NAME = 'bb-guest';

/** A guest's own device: the orders and bookings made here and what still waits to be sent. */
export class GuestDb extends OutboxDb {
  declare readonly myOrder: Table<MyOrder, string>;
  declare readonly myBooking: Table<MyBooking, string>;
  declare readonly myMessage: Table<MyMessage, string>;

  constructor(options: DbOptions = {}) {
    super(GUEST_DB_NAME, options);
    this.version(1).stores({ ...OUTBOX_STORES, myOrder: '&id, createdAt' });
    this.version(2).stores({ myBooking: '&id, createdAt' });
    this.version(3).stores({ myMessage: '&id, createdAt' });
  }

  get answerTables(): Table[] {
    return [this.myOrder, this.myBooking, this.myMessage];
  }

  async receive(
    entry: OutboxEntry,
    state: EntryState,
    answer: unknown,
    now: number,
  ): Promise<void> {
    const id = entityIdOf(entry.entityKey);
    switch (entry.kind) {
      case 'order.cancel':
        await afterTakingBack(this, id, { state, now });
        return receiveOrder(this, id, { kind: entry.kind, state, answer, now });
      case 'order.create':
        return receiveOrder(this, id, { kind: entry.kind, state, answer, now });
      case 'message.create':
        return receiveMessage(this, id, { state, now });
      case 'reservation.create':
      case 'reservation.cancel':
      case 'brunch.create':
      case 'brunch.cancel':
        return receiveBooking(this, id, { kind: entry.kind, state, answer, now });
    }
  }

  override async followUp(
    deps: FollowUpDeps,
    asked: OutboxEntry,
    answer: unknown,
  ): Promise<FollowUp> {
    if (asked.kind !== 'order.create') return null;
    const order = await this.myOrder.get(asked.id);
    const made = order && (await cheaperOrder(deps, { entry: asked, order }, answer));
    return made ? () => supersede({ db: this, now: deps.now }, asked.id, made) : null;
  }

  override async tidy(now: number): Promise<void> {
    await forgetOldOrders(this, now);
    await forgetOldBookings(this, now);
  }
}
