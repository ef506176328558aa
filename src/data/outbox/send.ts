import { isForGuest, type OutboxEntry } from '#domain/registry/outbox-entry';
import { entryAgeMs, isStale } from '#domain/sync/age';
import { HEADERS, SEND_TIMEOUT_MS, staffIdOf } from '#domain/sync/mutation';
import { CLIENT_BUILD } from '../client-build';
import { withDb } from '../db-health';
import { clockOf, type DataDeps } from '../deps';
import { readSession, type StaffSession } from '../session';
import { withTimeout } from '../with-timeout';
import { type ParsedResponse, readResponse } from './push-response';

/** Sends an entry once, unchanged; resolves to null if its arrival is unknown. @param bearer for staff: the session */
export async function send(
  deps: DataDeps,
  entry: OutboxEntry,
  bearer: string | null = null,
): Promise<ParsedResponse | null> {
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

function headersOf(
  deps: DataDeps,
  entry: OutboxEntry,
  bearer: string | null,
): Record<string, string> {
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
export function bearerIn(
  session: StaffSession | undefined,
  { principal, kind }: Pick<OutboxEntry, 'principal' | 'kind'>,
): string | null {
  if (!session) return null;
  const staffId = staffIdOf(principal);
  if (staffId !== null && staffId === session.heldBy) return session.heldToken ?? null;
  return staffId === session.user.id || isForGuest(kind) ? session.token : null;
}
