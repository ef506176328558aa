import { changeAvailabilityMutation } from '#domain/menu/change-availability';
import type { AdminDb } from '../admin-db';
import type { DataDeps } from '../deps';
import { readStaffMenu } from '../menu/staff-menu';
import { enqueue } from '../outbox/enqueue';

type AvailabilityChange = { itemId: number; from: boolean; to: boolean };

/**
 * Shown at once, sent in order. `from` is what the person saw: after a colleague's change the server refuses. A value
 * that is already queued is not queued again. @throws DomainError unauthorized
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
