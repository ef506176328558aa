import type { MutationKind } from '#domain/registry/mutations';
import { isForGuest, type OutboxEntry } from '#domain/registry/outbox-entry';
import type { EntryEvent } from '#domain/sync/entry-state';
import { retryDelayMs, staffPrincipal } from '#domain/sync/mutation';
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
  response: ParsedResponse | null;
  isOffline: boolean;
  bearer?: string | null;
  /** Holds the automatic follow-up, if the server still asks and nobody has cancelled the entry. */
  next?: FollowUp;
};

/** Stores the result if the attempt still holds the entry; a late result changes nothing. */
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
    await deps.db.receive(entry, settled.state, outcome.response?.body, deps.now());
    if (settled.state === 'needs_user' || settled.state === 'rejected') {
      await cancelIfAsked(deps, settled);
      await outcome.next?.();
    }
    return settled;
  });
}

/** Returns a resend with the new session if the session ended and its person has signed in again since. */
async function eventNow(
  deps: DataDeps,
  entry: OutboxEntry,
  { event, bearer = null }: Outcome,
): Promise<EntryEvent> {
  if (event !== 'unauth') return event;
  const now = bearerIn(await readSession(deps.db), entry);
  return now !== null && now !== bearer ? 'transient' : event;
}

/** Makes the app ask the present person about the entry if the session ended and another person has signed in since. */
async function forWhoIsHere(deps: DataDeps, entry: OutboxEntry): Promise<OutboxEntry> {
  if (entry.state !== 'blocked_auth') return entry;
  const session = await readSession(deps.db);
  if (!session?.token) return entry;
  const principal = staffPrincipal(session.user.id);
  const isTheirs = entry.principal === principal || isForGuest(entry.kind);
  return isTheirs ? entry : releasedTo(entry, principal, deps.now());
}

function afterResponse(deps: DataDeps, entry: OutboxEntry, outcome: Outcome): OutboxEntry {
  const { response, event, isOffline } = outcome;
  const { lastCode: _code, ...known } = entry;
  const told: OutboxEntry = {
    ...known,
    ...(response ? { lastHttp: response.status } : {}),
    ...(response?.code ? { lastCode: response.code } : {}),
  };
  if (event === 'transient') return putOff(deps, told, outcome, isOffline);
  return response ? { ...told, answer: response.text } : told;
}

function putOff(
  deps: DataDeps,
  entry: OutboxEntry,
  { response }: Outcome,
  isOffline: boolean,
): OutboxEntry {
  const now = deps.now();
  const isFault = response !== null && response.status >= 500;
  const delayMs = retryDelayMs(entry.attempts, deps.random(), {
    isHidden: deps.isHidden(),
    ...(response?.retryAfterMs === undefined ? {} : { retryAfterMs: response.retryAfterMs }),
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

const TAKES_BACK: Partial<Record<MutationKind, MutationKind>> = {
  'order.create': 'order.cancel',
  'reservation.create': 'reservation.cancel',
  'brunch.create': 'brunch.cancel',
};

/** Ends both entries if the server refused an entry that the guest cancelled in flight. */
async function cancelIfAsked(deps: DataDeps, entry: OutboxEntry): Promise<void> {
  const cancelKind = TAKES_BACK[entry.kind];
  if (!cancelKind) return;
  const entries = await entriesOf(deps.db, entry.entityKey);
  const cancel = entries.find((row) => row.kind === cancelKind && row.state === 'queued');
  if (!cancel) return;
  // A tablet may still import the order: its entry ends when the server knows.
  if (mayReachTablet(entry)) {
    await deps.db.outbox.put({ ...cancel, seqInKey: firstSeq(entries) });
    return;
  }
  const now = deps.now();
  await deps.db.outbox.bulkPut([entry, cancel].map((row) => advanced(row, 'userCancel', now)));
  await deps.db.receive(entry, 'cancelled', null, now);
}
