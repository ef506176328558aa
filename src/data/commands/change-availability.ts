import { changeAvailabilityMutation } from '#domain/menu/change-availability';
import type { AdminDb } from '../admin-db';
import type { DataDeps } from '../deps';
import { queueMove } from '../outbox/queue-move';

type AvailabilityChange = { itemId: number; from: boolean; to: boolean };

/**
 * Says whether a dish can be had: this tablet shows it at once, the bar hears of it in its turn. `from` is what
 * the person saw; if somebody was first, the server refuses and the list says who.
 * @throws DomainError unauthorized when nobody is signed in
 */
export async function changeAvailability(
  deps: DataDeps<AdminDb>,
  { itemId, from, to }: AvailabilityChange,
): Promise<void> {
  await queueMove(deps, {
    mutation: changeAvailabilityMutation,
    entityId: String(itemId),
    body: { isAvailable: to, from },
  });
}
