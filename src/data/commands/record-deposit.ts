import { recordDepositMutation } from '#domain/brunch/record-deposit';
import type { AdminDb } from '../admin-db';
import type { DataDeps } from '../deps';
import { queueMove } from '../outbox/queue-move';

type Deposit = { reservationId: string; isPaid: boolean };

/**
 * A deposit was taken: who took it and when is recorded, here at once, at the bar in its turn. The other way it
 * takes that back.
 * @throws DomainError unauthorized (nobody is signed in)
 */
export async function recordDeposit(
  deps: DataDeps<AdminDb>,
  { reservationId, isPaid }: Deposit,
): Promise<void> {
  await queueMove(deps, {
    mutation: recordDepositMutation,
    entityId: reservationId,
    body: { isPaid, from: !isPaid },
  });
}
