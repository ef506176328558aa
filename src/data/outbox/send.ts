import type { OutboxEntry } from '#domain/registry/guest-mutations';
import { isForGuest } from '#domain/registry/guest-mutations';
import type { MutationKind } from '#domain/registry/mutations';
import type { EntryEvent, PushResponse } from '#domain/sync/mutation';
import {
  entryAgeMs,
  HEADERS,
  isStale,
  retryDelayMs,
  SEND_TIMEOUT_MS,
  staffIdOf,
  staffPrincipal,
} from '#domain/sync/mutation';
import type { DataDeps, FollowUp } from '../db';
import { clockOf, withDb } from '../db';
import { recordOf, textField } from '../json';
import type { StaffSession } from '../session';
import { readSession } from '../session';
import { withTimeout } from '../with-timeout';
import { releasedTo } from './drain';
import { advanced, entriesOf, firstSeq, inOutbox, mayReachTablet, readEntry } from './outbox';

const CLIENT_BUILD = '1';

export type ParsedResponse = PushResponse & { text: string; body: unknown; retryAfterMs?: number };

/** Accepts only complete JSON with our header and this mutation's id; a captive portal's page has neither. */
export async function readResponse(response: Response, mutationId: string, now: number) {
  const text = await response.text();
  const body = recordOf(text);
  const echo = textField(body, 'mutationId');
  const isWhole = body !== null && response.headers.get(HEADERS.api) === '1';
  const isOurs =
    isWhole && (response.ok ? echo === mutationId : (echo ?? mutationId) === mutationId);
  const code = textField(body, 'code');
  const retryAfterMs = retryAfterOf(response.headers.get('Retry-After'), now);
  return {
    status: response.status,
    isOurs,
    text,
    body,
    ...(code === null ? {} : { code }),
    ...(retryAfterMs === null ? {} : { retryAfterMs }),
  };
}

function retryAfterOf(header: string | null, now: number): number | null {
  if (header === null) return null;
  const seconds = Number(header);
  const waitMs = Number.isNaN(seconds) ? Date.parse(header) - now : seconds * 1_000;
  return Number.isNaN(waitMs) ? null : Math.max(0, waitMs);
}

/** Sends an entry once, unchanged; resolves to null if its arrival is unknown. @param bearer for staff: the session */
export async function send(deps: DataDeps, entry: OutboxEntry, bearer: string | null = null) {
  const headers = headersOf(deps, entry, bearer);
  try {
    return await withTimeout(SEND_TIMEOUT_MS, async (signal) => {
      const response = await deps.fetch(entry.path, {
        method: entry.method,
        body: entry.body,
        headers,
        cache: 'no-store',
        redirect: 'manual',
        signal,
      });
      return await readResponse(response, entry.id, deps.now());
    });
  } catch {
    return null;
  }
}

function headersOf(deps: DataDeps, entry: OutboxEntry, bearer: string | null) {
  return {
    'Content-Type': 'application/json',
    ...(entry.language ? { 'Accept-Language': entry.language } : {}),
    [HEADERS.idempotencyKey]: entry.id,
    [HEADERS.ageMs]: String(Math.round(ageToTell(deps, entry))),
    ...(entry.againAt === undefined ? {} : { [HEADERS.again]: '1' }),
    [HEADERS.client]: CLIENT_BUILD,
    [HEADERS.key]: `${entry.entityKey};${entry.seqInKey}`,
    ...(entry.secret ? { [HEADERS.secret]: entry.secret } : {}),
    ...(bearer ? { Authorization: `Bearer ${bearer}` } : {}),
  };
}

/**
 * Returns the age for the server. An expired entry that may have arrived earlier is sent: the server repeats its stored
 * response and must not treat the entry as new.
 */
function ageToTell(deps: DataDeps, entry: OutboxEntry): number {
  const clock = clockOf(deps);
  const ageMs = entryAgeMs(entry, clock);
  return isStale(entry, clock) ? Math.max(ageMs, entry.ttlMs + 1) : ageMs;
}

/** Resolves to the session for a staff mutation; null for a guest's, or if its author is not signed in. */
export async function bearerFor({ db }: DataDeps, entry: OutboxEntry): Promise<string | null> {
  if (staffIdOf(entry.principal) === null) return null;
  return bearerIn(await withDb(db, () => readSession(db)), entry);
}

/** Returns the author's session, which alone may send the entry. Any signed-in person sends guests' QR orders. */
function bearerIn(
  session: StaffSession | undefined,
  { principal, kind }: Pick<OutboxEntry, 'principal' | 'kind'>,
): string | null {
  if (!session) return null;
  const staffId = staffIdOf(principal);
  if (staffId !== null && staffId === session.heldBy) return session.heldToken ?? null;
  return staffId === session.user.id || isForGuest(kind) ? session.token : null;
}

type Outcome = {
  event: EntryEvent;
  response: ParsedResponse | null;
  isOffline: boolean;
  bearer?: string | null;
  /** Holds the automatic follow-up, if the server still asks and nobody has cancelled the entry. */
  next?: FollowUp;
};

/** Stores the result if the attempt still holds the entry; a late result changes nothing. */
export function settle(deps: DataDeps, id: string, attemptId: string, outcome: Outcome) {
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

function putOff(deps: DataDeps, entry: OutboxEntry, { response }: Outcome, isOffline: boolean) {
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
