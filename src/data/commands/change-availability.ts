import { changeAvailabilityMutation } from '#domain/menu/change-availability';
import type { AdminDb } from '../admin-db';
import type { DataDeps } from '../deps';
import { readStaffMenu } from '../menu/staff-menu';
import { enqueue } from '../outbox/enqueue';

type AvailabilityChange = { itemId: number; from: boolean; to: boolean };

/**
 * Says whether a dish can be had: this tablet shows it at once, the bar hears of it in its turn. `from` is what
 * the person saw; if somebody was first, the server refuses and the list says who. Said here already, as from the
 * ticket beside it, it is not said again.
 * @throws DomainError unauthorized when nobody is signed in
 */
export async function changeAvailability(
  deps: DataDeps<AdminDb>,
  { itemId, from, to }: AvailabilityChange,
): Promise<void> {
  const dish = (await readStaffMenu(deps.db)).find(({ id }) => id === itemId);
  if (dish && !dish.conflict && dish.isAvailable === to) return;
  await enqueue(deps, {
    mutation: changeAvailabilityMutation,
    entityId: String(itemId),
    body: { isAvailable: to, from },
  });
}
