import type { InferInput } from 'valibot';
import { DomainError } from '#domain/error-codes';
import { bringsOrder, type OutboxEntry } from '#domain/registry/guest-mutations';
import { entityKey, staffPrincipal } from '#domain/sync/mutation';
import type { StaffDeps } from '../admin-db';
import { mayAct, readSession, type StaffUser } from '../session';
import { advanced, entriesOf, inOutbox, isFact, type NewEntry, newEntry, nextSeq } from './outbox';

type Move = Pick<NewEntry, 'mutation' | 'entityId' | 'body' | 'holdMs'> & {
  id?: string;
  /** Writes the rows that the tablet shows until the server has its own. */
  shows?: (by: StaffUser) => Promise<unknown>;
  stands?: (entries: readonly OutboxEntry[]) => boolean;
};

/**
 * Queues a staff mutation behind earlier ones of its entity. Its id exists before the transaction: a retry after a
 * lost connection is the same mutation.
 * @throws DomainError unauthorized
 */
export async function enqueue(
  deps: StaffDeps,
  { mutation, entityId, body, id = deps.newId(), holdMs = 0, shows, stands = () => false }: Move,
): Promise<void> {
  const { db } = deps;
  await inOutbox(deps, async () => {
    if (await db.outbox.get(id)) return;
    const session = await readSession(db);
    if (!mayAct(session)) throw new DomainError('unauthorized');
    const entries = await entriesOf(db, entityKey(mutation.entity, entityId));
    if (stands(entries)) return;
    const principal = staffPrincipal(session.user.id);
    const resolved = entries.filter((entry) => isResolved(entry, principal, mutation));
    await db.outbox.bulkPut(resolved.map((entry) => advanced(entry, 'userCancel', deps.now())));
    const seqInKey = nextSeq(entries);
    const entry = { id, mutation, entityId, seqInKey, body, principal, holdMs };
    await db.outbox.add(newEntry(deps, entry));
    await shows?.(session.user);
  });
  deps.wake();
}

export type Mutation = Move['mutation'];

/**
 * Returns the command of a mutation that its input tells whole. The input has the row's id under the given name; the
 * server may know an approval by `id`. The command throws DomainError unauthorized.
 */
export function queued<M extends Mutation, Name extends string>(
  mutation: M,
  name: Name,
  besides: () => object = () => ({}),
) {
  type Input = Record<Name, string> & InferInput<M['schema']> & { id?: string };
  return (deps: StaffDeps, { [name]: entityId, id, ...body }: Input): Promise<void> =>
    enqueue(deps, { mutation, entityId, body: { ...besides(), ...body }, ...(id && { id }) });
}

/** As `queued`, for an input that holds the body whole. */
export function queuedBody<M extends Mutation, Name extends string>(mutation: M, name: Name) {
  type Input = Record<Name, string> & { body: InferInput<M['schema']> };
  return (deps: StaffDeps, { [name]: entityId, body }: Input): Promise<void> =>
    enqueue(deps, { mutation, entityId, body });
}

/** A new change resolves the person's own open questions; entries of colleagues, and orders, stay as they are. */
function isResolved(
  { state, kind, principal }: OutboxEntry,
  mine: string,
  { entity, kind: next }: Move['mutation'],
): boolean {
  const isAsking = state === 'needs_user' || state === 'rejected';
  // A bill has changes of many kinds: a payment answers no question about a line, a tick none about a step.
  const isAnswer = (entity !== 'bill' && next !== 'line.tick') || kind === next;
  return isAsking && principal === mine && isAnswer && !bringsOrder(kind) && !isFact(kind);
}
