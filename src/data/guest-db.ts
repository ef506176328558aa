import type { Table } from 'dexie';
import type { EntryState } from '#domain/sync/entry-state';
import type { OutboxEntry } from '#domain/sync/mutation';
import { type DbOptions, OUTBOX_STORES, OutboxDb } from './db';
import { type MyOrder, withoutPerson } from './orders/my-order';
import { answerFromReceipt, receiptOf } from './orders/receipt';

export const GUEST_DB_NAME = 'bb-guest';

/** A guest's own device: the orders placed here and what still waits to be sent. */
export class GuestDb extends OutboxDb {
  declare readonly myOrder: Table<MyOrder, string>;

  constructor(options: DbOptions = {}) {
    super(GUEST_DB_NAME, options);
    this.version(1).stores({ ...OUTBOX_STORES, myOrder: '&id, createdAt' });
  }

  get answerTables(): Table[] {
    return [this.myOrder];
  }

  async receive(
    entry: OutboxEntry,
    state: EntryState,
    answer: unknown,
    now: number,
  ): Promise<void> {
    const id = orderIdOf(entry);
    const order = await this.myOrder.get(id);
    if (!order) return;
    if (entry.kind === 'order.create' && state === 'acked') {
      const receipt = receiptOf(answer);
      // A poll may have been faster and knows more.
      const learnt = receipt && !order.answer;
      const known = learnt ? { answer: answerFromReceipt(order, receipt), seenAt: now } : {};
      await this.myOrder.put(withoutPerson({ ...order, ...known }));
    }
    if (entry.kind === 'order.cancel' && state === 'acked' && order.answer) {
      const read = { ...order.answer.order, status: 'cancelled' };
      await this.myOrder.put({ ...order, answer: { ...order.answer, order: read } });
    }
  }
}

/** Every entry of an order carries `order:<id>`. */
export function orderIdOf(entry: Pick<OutboxEntry, 'entityKey'>): string {
  return entry.entityKey.replace(/^order:/, '');
}
