import type { MUTATIONS } from '#domain/registry/mutations';
import type { OutboxEntry } from '#domain/registry/outbox-entry';
import { entityKey } from '#domain/sync/mutation';
import type { DataDeps } from '../deps';
import { capabilityOf } from '../ids';
import {
  entriesOf,
  firstSeq,
  mayHaveArrived,
  mayReachTablet,
  nextSeq,
  unsettled,
} from './entity-entries';
import { newEntry } from './new-entry';
import { advanced, inOutbox } from './outbox';

type Mutation = (typeof MUTATIONS)[number];

type TakingBack = {
  id: string;
  secret: string;
  create: Mutation;
  cancel: Mutation;
  forget(): PromiseLike<unknown>;
};

/**
 * Cancels an order or booking: locally if it cannot have reached the server, otherwise by a mutation behind the
 * creating one. If that mutation is blocked while a tablet may import the order, the cancellation goes first.
 */
export async function takeBack(
  deps: DataDeps,
  { id, secret, create, cancel, forget }: TakingBack,
): Promise<void> {
  // An empty secret means that the app never sent the entry, or that the entry ended long ago.
  if (secret === '') return;
  const principal = await capabilityOf(secret);
  await inOutbox(deps, async () => {
    const entries = await entriesOf(deps.db, entityKey(create.entity, id));
    const open = unsettled(entries);
    if (entries.some((entry) => entry.kind === create.kind && hasEndedHere(entry))) return;
    const made = open.find((entry) => entry.kind === create.kind);
    if (made && !mayHaveArrived(made)) {
      await cancelEntries(deps, open);
      await forget();
      return;
    }
    if (open.some((entry) => entry.kind === cancel.kind && isOnItsWay(entry))) return;
    await cancelEntries(
      deps,
      open.filter((entry) => entry !== made),
    );
    const seqInKey = made && mayReachTablet(made) ? firstSeq(entries) : nextSeq(entries);
    const action = {
      id: deps.newId(),
      mutation: cancel,
      entityId: id,
      seqInKey,
      principal,
      secret,
    };
    await deps.db.outbox.add(newEntry(deps, { ...action, ...askingOf(made) }));
  });
  deps.wake();
}

function askingOf(made: OutboxEntry | undefined) {
  if (made?.shownAt === undefined) return { body: {} };
  return { body: { withdraw: true }, ttlMs: Number.POSITIVE_INFINITY };
}

export async function cancelEntries(
  deps: DataDeps,
  entries: readonly OutboxEntry[],
): Promise<void> {
  const now = deps.now();
  await deps.db.outbox.bulkPut(entries.map((entry) => advanced(entry, 'userCancel', now)));
}

/** True if the entry ended before the server had it: the server has nothing to cancel. */
function hasEndedHere({ state }: OutboxEntry): boolean {
  return state === 'cancelled' || state === 'superseded';
}

function isOnItsWay({ state }: OutboxEntry): boolean {
  return state === 'queued' || state === 'sending';
}
