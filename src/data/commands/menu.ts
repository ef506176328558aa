import { changeAvailabilityMutation } from '#domain/menu/change-availability';
import type { StaffDeps } from '../admin-db';
import { readStaffMenu } from '../menu/staff-menu';
import { enqueue } from '../outbox/enqueue';

type AvailabilityChange = { itemId: number; from: boolean; to: boolean };

/**
 * The tablet shows the change at once. The server refuses if a colleague has changed `from`, the value that the person
 * saw. A tap queues no value that is already queued.
 * @throws DomainError unauthorized
 */
export async function changeAvailability(
  deps: StaffDeps,
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
