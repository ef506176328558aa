import type { OutboxEntry } from '#domain/registry/outbox-entry';
import type { EntryEvent } from '#domain/sync/entry-state';
import { POISON_AFTER_MS, POISON_ATTEMPTS, pushVerdict } from '#domain/sync/mutation';
import { withDb } from '../db-health';
import type { DataDeps } from '../deps';
import { isBarReachable } from '../network/probe';
import { dueEntries } from './entries';
import { claim } from './outbox';
import type { ParsedResponse } from './push-response';
import { heartbeat, type Run, withRunLock } from './run-lock';
import { bearerFor, send } from './send';
import { settle } from './settle';
import { sweep } from './sweep';

const MAX_RUN_MS = 25_000;
const MAX_PARALLEL = 2;

export type DrainReport = {
  didRun: boolean;
  isOffline: boolean;
};

/**
 * Drains the outbox: mutations of one entity in order, two entities at a time, each entry once. Tabs and the service
 * worker share this function.
 * @param isHurried skips the waits that the app chose: a person, a live event or a regained network asked
 */
export async function drain(deps: DataDeps, { isHurried = false } = {}): Promise<DrainReport> {
  const report = await withRunLock(deps, (run) => sendAll(deps, isHurried, run));
  return report ?? { didRun: false, isOffline: false };
}

async function sendAll(deps: DataDeps, isHurried: boolean, run: Run): Promise<DrainReport> {
  const { db } = deps;
  const endsAt = deps.mono() + MAX_RUN_MS;
  const tried = new Set<string>();
  await heartbeat(deps);
  await sweep(deps, run);
  while (deps.mono() < endsAt) {
    const rows = await withDb(db, () => db.outbox.toArray());
    const ready = dueEntries(rows, { now: deps.now(), isHurried, tried });
    const due = ready.slice(0, sharesTables(ready[0]) ? 1 : MAX_PARALLEL);
    if (due.length === 0) break;
    for (const { id } of due) tried.add(id);
    const reached = await Promise.all(due.map((entry) => attempt(deps, run, entry)));
    if (reached.includes(false)) return { didRun: true, isOffline: true };
    await heartbeat(deps);
  }
  return { didRun: true, isOffline: false };
}

/** A party is seated after the one before it has left its table, so these go one at a time. */
function sharesTables(entry: OutboxEntry | undefined): boolean {
  return /^(res|brunch|seating):/.test(entry?.entityKey ?? '');
}

/** Resolves to false if the server cannot be reached. */
async function attempt(deps: DataDeps, run: Run, { id }: OutboxEntry): Promise<boolean> {
  const attemptId = deps.newId();
  const entry = await claim(deps, id, attemptId, run);
  if (!entry) return true;
  const bearer = await bearerFor(deps, entry);
  const response = await send(deps, entry, bearer);
  const isOffline = response === null && !(await isBarReachable(deps.fetch));
  const event = await eventOf(deps, entry, response);
  const asks = event === 'domain409';
  const next = asks
    ? await withDb(deps.db, () => deps.db.followUp(deps, entry, response?.body))
    : null;
  await settle(deps, id, attemptId, { event, response, isOffline, bearer, next });
  return !isOffline;
}

async function eventOf(
  deps: DataDeps,
  entry: OutboxEntry,
  response: ParsedResponse | null,
): Promise<EntryEvent> {
  const event = pushVerdict(response);
  return (await isPoison(deps, entry, response)) ? 'poison' : event;
}

/** True if the server keeps failing on this entry only. */
async function isPoison(
  deps: DataDeps,
  entry: OutboxEntry,
  response: ParsedResponse | null,
): Promise<boolean> {
  if (!response || response.status < 500) return false;
  const firstFaultAt = entry.firstFaultAt ?? deps.now();
  if (entry.faults + 1 < POISON_ATTEMPTS || deps.now() - firstFaultAt < POISON_AFTER_MS)
    return false;
  return isBarReachable(deps.fetch);
}
