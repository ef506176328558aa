import type { MutationKind } from '#domain/registry/mutations';
import { isForGuest, type OutboxEntry } from '#domain/registry/outbox-entry';
import type { EntryEvent } from '#domain/sync/entry-state';
import { staffPrincipal } from '#domain/sync/principal';
import { retryDelayMs } from '#domain/sync/retry';
import type { FollowUp } from '../db';
import type { DataDeps } from '../deps';
import { readSession } from '../session';
import { entriesOf, firstSeq, mayReachTablet } from './entity-entries';
import { readEntry } from './entries';
import { advanced, inOutbox } from './outbox';
import type { ParsedResponse } from './push-response';
import { bearerIn } from './send';
import { releasedTo } from './unblock';

export type Outcome = {
  event: EntryEvent;
  answer: ParsedResponse | null;
  isOffline: boolean;
  /** The session that a staff mutation was sent with. */
  bearer?: string | null;
  /** The automatic follow-up; it checks that the entry still asks, and was not cancelled. */
  next?: FollowUp;
};

/**
 * Writes how an attempt ended. Only the attempt that still holds the entry may: one that was given up and
 * comes back late changes nothing.
 */
export function settle(
  deps: DataDeps,
  id: string,
  attemptId: string,
  outcome: Outcome,
): Promise<OutboxEntry | null> {
  return inOutbox(deps, async () => {
    const entry = readEntry(await deps.db.outbox.get(id));
    if (entry?.state !== 'sending' || entry.leaseOwner !== attemptId) return null;
    const event = await eventNow(deps, entry, outcome);
    const told = afterResponse(deps, entry, { ...outcome, event });
    const settled = await forWhoIsHere(deps, advanced(told, event, deps.now()));
    await deps.db.outbox.put(settled);
    await deps.db.receive(entry, settled.state, outcome.answer?.body, deps.now());
    if (settled.state === 'needs_user' || settled.state === 'rejected') {
      await cancelIfAsked(deps, settled);
      await outcome.next?.();
    }
    return settled;
  });
}

/**
 * The session was over, and its person has signed in again since the mutation went out: it goes again under the new
 * one. Nobody would sign in a second time for it.
 */
async function eventNow(
  deps: DataDeps,
  entry: OutboxEntry,
  { event, bearer = null }: Outcome,
): Promise<EntryEvent> {
  if (event !== 'unauth') return event;
  const now = bearerIn(await readSession(deps.db), entry);
  return now !== null && now !== bearer ? 'transient' : event;
}

/**
 * The session was over, and somebody else has signed in since the mutation went out: they are asked about it as about all
 * that waited when they came.
 */
async function forWhoIsHere(deps: DataDeps, entry: OutboxEntry): Promise<OutboxEntry> {
  if (entry.state !== 'blocked_auth') return entry;
  const session = await readSession(deps.db);
  if (!session?.token) return entry;
  const principal = staffPrincipal(session.user.id);
  const isTheirs = entry.principal === principal || isForGuest(entry.kind);
  return isTheirs ? entry : releasedTo(entry, principal, deps.now());
}

function afterResponse(deps: DataDeps, entry: OutboxEntry, outcome: Outcome): OutboxEntry {
  const { answer, event, isOffline } = outcome;
  const { lastCode: _code, ...known } = entry;
  const told: OutboxEntry = {
    ...known,
    ...(answer ? { lastHttp: answer.status } : {}),
    ...(answer?.code ? { lastCode: answer.code } : {}),
  };
  if (event === 'transient') return putOff(deps, told, outcome, isOffline);
  return answer ? { ...told, answer: answer.text } : told;
}

function putOff(
  deps: DataDeps,
  entry: OutboxEntry,
  { answer }: Outcome,
  isOffline: boolean,
): OutboxEntry {
  const now = deps.now();
  const isFault = answer !== null && answer.status >= 500;
  const delayMs = retryDelayMs(entry.attempts, deps.random(), {
    isHidden: deps.isHidden(),
    ...(answer?.retryAfterMs === undefined ? {} : { retryAfterMs: answer.retryAfterMs }),
  });
  return {
    ...entry,
    attempts: entry.attempts + (isOffline ? 0 : 1),
    faults: entry.faults + (isFault ? 1 : 0),
    ...(isFault ? { firstFaultAt: entry.firstFaultAt ?? now } : {}),
    nextAt: now + delayMs,
    waitMs: delayMs,
  };
}

/** The mutation that cancels a kind, where there is one. */
const TAKES_BACK: Partial<Record<MutationKind, MutationKind>> = {
  'order.create': 'order.cancel',
  'reservation.create': 'reservation.cancel',
  'brunch.create': 'brunch.cancel',
};

/** The guest cancelled it while it was being sent, and the server refused it: both entries end. */
async function cancelIfAsked(deps: DataDeps, entry: OutboxEntry): Promise<void> {
  const cancelKind = TAKES_BACK[entry.kind];
  if (!cancelKind) return;
  const line = await entriesOf(deps.db, entry.entityKey);
  const cancel = line.find((row) => row.kind === cancelKind && row.state === 'queued');
  if (!cancel) return;
  // A tablet may still bring it: it ends when the server knows.
  if (mayReachTablet(entry)) {
    await deps.db.outbox.put({ ...cancel, seqInKey: firstSeq(line) });
    return;
  }
  const now = deps.now();
  await deps.db.outbox.bulkPut([entry, cancel].map((row) => advanced(row, 'userCancel', now)));
  await deps.db.receive(entry, 'cancelled', null, now);
}
