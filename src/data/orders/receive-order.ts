import type { EntryState } from '#domain/sync/entry-state';
import type { MutationKind } from '#domain/sync/mutation';
import type { GuestDb } from '../guest-db';
import { withoutPerson, withoutSecret } from './my-order';
import { answerFromReceipt, receiptOf } from './receipt';

type Settled = { kind: MutationKind; state: EntryState; answer: unknown; now: number };

/** Writes what the bar said about an order into the guest's own copy of it. */
export async function receiveOrder(
  db: GuestDb,
  id: string,
  { kind, state, answer, now }: Settled,
): Promise<void> {
  const order = await db.myOrder.get(id);
  if (order && kind === 'order.create' && state === 'cancelled') {
    await db.myOrder.put(withoutSecret(order));
  }
  if (!order || state !== 'acked') return;
  if (kind === 'order.create') {
    const receipt = receiptOf(answer);
    // A poll may have been faster and knows more.
    const learnt = receipt && !order.answer;
    const known = learnt ? { answer: answerFromReceipt(order, receipt), seenAt: now } : {};
    await db.myOrder.put(withoutPerson({ ...order, ...known }));
  } else if (order.answer) {
    const read = { ...order.answer.order, status: 'cancelled' };
    await db.myOrder.put({ ...order, answer: { ...order.answer, order: read } });
  }
}
