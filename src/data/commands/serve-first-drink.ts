import { serveFirstDrinkMutation } from '#domain/brunch/serve-first-drink';
import type { AdminDb } from '../admin-db';
import type { DataDeps } from '../deps';
import { queueMove } from '../outbox/queue-move';

type FirstDrink = { reservationId: string; isServed: boolean };

/**
 * The first drink stands on the table: the time of drinks runs on every tablet, here at once. The other way it
 * takes that back.
 * @throws DomainError unauthorized (nobody is signed in)
 */
export async function serveFirstDrink(
  deps: DataDeps<AdminDb>,
  { reservationId, isServed }: FirstDrink,
): Promise<void> {
  await queueMove(deps, {
    mutation: serveFirstDrinkMutation,
    entityId: reservationId,
    body: { isServed, from: !isServed },
  });
}
