import {
  type BrunchStatus,
  canChangeBrunchStatus,
  changeBrunchStatusMutation,
} from '#domain/brunch/brunch-changes';
import { DomainError } from '#domain/error-codes';
import type { AdminDb } from '../../admin-db';
import { showsBrunch } from '../../bookings/staff-brunch';
import { withDb } from '../../db';
import type { DataDeps } from '../../deps';
import { enqueue } from '../../outbox/enqueue';

type StatusChange = {
  bookingId: string;
  from: BrunchStatus;
  to: BrunchStatus;
};

/** Shows the change at once and queues the mutation. @throws DomainError conflict (no such step), unauthorized */
export async function changeBrunchStatus(
  deps: DataDeps<AdminDb>,
  { bookingId, from, to }: StatusChange,
): Promise<void> {
  if (!canChangeBrunchStatus(from, to)) throw new DomainError('conflict');
  const row = await withDb(deps.db, () => deps.db.brunch.get(bookingId));
  await enqueue(deps, {
    mutation: changeBrunchStatusMutation,
    entityId: bookingId,
    stands: (entries) => showsBrunch(row, entries, ({ status }) => status === to),
    body: { status: to, from },
  });
}
