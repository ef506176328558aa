import type { MutationKind } from '#domain/registry/mutations';
import type { EntryState } from '#domain/sync/entry-state';
import type { GuestDb } from '../guest-db';
import { confirmationOf, responseFromConfirmation } from './accepted-order';
import { withoutPerson, withoutSecret } from './my-order';

type Settled = { kind: MutationKind; state: EntryState; response: unknown; now: number };

export async function receiveOrder(
  db: GuestDb,
  id: string,
  { kind, state, response, now }: Settled,
): Promise<void> {
  const order = await db.myOrder.get(id);
  if (order && kind === 'order.create' && state === 'cancelled') {
    await db.myOrder.put(withoutSecret(order));
  }
  if (!order || state !== 'acked') return;
  if (kind === 'order.create') {
    const confirmation = confirmationOf(response);
    // The device may have stored a newer response already.
    const learnt = confirmation && !order.answer;
    const known = learnt
      ? { answer: responseFromConfirmation(order, confirmation), seenAt: now }
      : {};
    await db.myOrder.put(withoutPerson({ ...order, ...known }));
  } else if (order.answer) {
    const read = { ...order.answer.order, status: 'cancelled' };
    await db.myOrder.put({ ...order, answer: { ...order.answer, order: read } });
  }
}
