import type { BrunchStatus } from '#domain/brunch/brunch-booking';
import {
  canChangeBrunchStatus,
  changeBrunchStatusMutation,
} from '#domain/brunch/change-brunch-status';
import { DomainError } from '#domain/error-codes';
import type { AdminDb } from '../admin-db';
import type { DataDeps } from '../deps';
import { queueMove } from '../outbox/queue-move';

type StatusChange = {
  reservationId: string;
  from: BrunchStatus;
  to: BrunchStatus;
  /** The deposit was taken with it. */
  depositPaid?: boolean;
};

/**
 * Moves a brunch on: the list shows it at once, the server hears of it in its turn.
 * @throws DomainError conflict (no such step), unauthorized (nobody is signed in)
 */
export async function changeBrunchStatus(
  deps: DataDeps<AdminDb>,
  { reservationId, from, to, depositPaid = false }: StatusChange,
): Promise<void> {
  if (!canChangeBrunchStatus(from, to)) throw new DomainError('conflict');
  await queueMove(deps, {
    mutation: changeBrunchStatusMutation,
    entityId: reservationId,
    body: { status: to, from, ...(depositPaid ? { depositPaid } : {}) },
  });
}
