import {
  type AddToWaitlistBody,
  addToWaitlistMutation,
  type ChangeWaitlistBody,
  changeWaitlistMutation,
} from '#domain/waitlist/waitlist';
import type { AdminDb } from '../../admin-db';
import type { DataDeps } from '../../deps';
import { enqueue } from '../../outbox/enqueue';

/** @throws DomainError unauthorized */
export async function addToWaitlist(
  deps: DataDeps<AdminDb>,
  { body }: { body: AddToWaitlistBody },
): Promise<void> {
  const id = deps.newId();
  await enqueue(deps, { mutation: addToWaitlistMutation, entityId: id, body, id });
}

type Change = { entryId: string; body: ChangeWaitlistBody };

/** Shows the change at once and queues the mutation. @throws DomainError unauthorized */
export async function changeWaitlist(
  deps: DataDeps<AdminDb>,
  { entryId, body }: Change,
): Promise<void> {
  await enqueue(deps, { mutation: changeWaitlistMutation, entityId: entryId, body });
}
