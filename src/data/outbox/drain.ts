import type { OutboxEntry } from '#domain/registry/guest-mutations';
import { isAutomatic, isForGuest } from '#domain/registry/guest-mutations';
import type { EntryEvent } from '#domain/sync/mutation';
import {
  hasCome,
  isTerminal,
  LEASE_MS,
  OTHER_PERSON,
  POISON_AFTER_MS,
  POISON_ATTEMPTS,
  pushVerdict,
  staffIdOf,
  TERMINAL_KEEP_MS,
} from '#domain/sync/mutation';
import type { DataDeps } from '../db';
import { withDb } from '../db';
import { isBarReachable } from '../network/net';
import { oneAtATime } from '../one-at-a-time';
import { readSession } from '../session';
import { advanced, asStale, claim, dueEntries, grewStale, inOutbox, readEntry } from './outbox';
import type { Run } from './run-lock';
import { heartbeat, isRobbed, withRunLock } from './run-lock';
import type { ParsedResponse } from './send';
import { bearerFor, send, settle } from './send';

/** Retries blocked entries: this start may run the newer build that the server requires. */
export function unblockAfterUpgrade(deps: DataDeps): Promise<void> {
  return inOutbox(deps, () =>
    releaseBy(deps, (entry) => (entry.state === 'blocked_upgrade' ? 'updateApplied' : null)),
  );
}

/**
 * Continues the person's own mutations after a sign-in, including those that asked while another person was here. Other
 * people's mutations ask first, under their author's name, unless the tablet still has their session. Runs inside the
 * transaction that stores the session.
 */
export async function unblockAfterSignIn(deps: DataDeps, principal: string): Promise<void> {
  const { heldBy } = (await readSession(deps.db)) ?? {};
  await releaseBy(deps, (entry) =>
    heldBy !== undefined && staffIdOf(entry.principal) === heldBy
      ? null
      : eventAtSignIn(entry, principal),
  );
}

export function releasedTo(entry: OutboxEntry, principal: string, now: number): OutboxEntry {
  const event = eventAtSignIn(entry, principal);
  return event ? released(entry, event, now) : entry;
}

function eventAtSignIn(entry: OutboxEntry, principal: string): EntryEvent | null {
  if (staffIdOf(entry.principal) === null) return null;
  // The present person's screen queues automatic reports anew.
  const elses = isAutomatic(entry.kind) ? 'userCancel' : 'reauthOther';
  if (entry.principal !== principal && !isForGuest(entry.kind)) return elses;
  // A sign-in does not resolve a question of the server.
  const isServerAsking = entry.state === 'needs_user' && entry.lastCode !== OTHER_PERSON;
  return isServerAsking ? null : 'reauthSame';
}

function released(entry: OutboxEntry, event: EntryEvent, now: number): OutboxEntry {
  const { lastCode: _code, ...next } = advanced(entry, event, now);
  if (next.state === entry.state) return entry;
  const why = event === 'reauthOther' ? { lastCode: OTHER_PERSON } : {};
  return { ...next, ...why, nextAt: now };
}

async function releaseBy(deps: DataDeps, eventOf: (entry: OutboxEntry) => EntryEvent | null) {
  for (const row of await deps.db.outbox.toArray()) {
    const entry = readEntry(row);
    const event = entry && eventOf(entry);
    if (!entry || !event) continue;
    const next = released(entry, event, deps.now());
    if (next.state !== entry.state) await deps.db.outbox.put(next);
  }
}

const TIDY_EVERY_MS = 10 * 60_000;

/**
 * Ends leases, expires old entries and deletes settled ones before each drain.
 * @param run while the run is alone, sends entries of an earlier run again at once, before their lease expires
 */
export async function sweep(deps: DataDeps, run?: Run): Promise<void> {
  const { db } = deps;
  const isTidy = Math.abs(deps.now() - (tidiedAt.get(db) ?? 0)) < TIDY_EVERY_MS;
  const rows = await withDb(db, () => db.outbox.toArray());
  if (isTidy && sweptOf(deps, rows, run?.isAlone === true).length === 0) return;
  await inOutbox(deps, async () => {
    const alone = run?.isAlone === true && !(await isRobbed(deps, run));
    for (const { id, next } of sweptOf(deps, await db.outbox.toArray(), alone)) {
      if (next === 'gone') await db.outbox.delete(id);
      else await db.outbox.put(next);
    }
    if (!isTidy) await db.tidy(deps.now());
  });
  if (!isTidy) tidiedAt.set(db, deps.now());
}

const tidiedAt = new WeakMap<object, number>();

function sweptOf(deps: DataDeps, rows: readonly unknown[], alone: boolean) {
  return rows.flatMap((row) => {
    const entry = readEntry(row);
    const next = entry && swept(deps, entry, alone);
    return next ? [{ id: entry.id, next }] : [];
  });
}

function swept(deps: DataDeps, entry: OutboxEntry, alone: boolean): OutboxEntry | 'gone' | null {
  const now = deps.now();
  if (isTerminal(entry.state)) {
    return now - (entry.settledAt ?? entry.createdAt) > TERMINAL_KEEP_MS ? 'gone' : null;
  }
  const isLeaseOver = alone || hasCome(entry.leaseUntil ?? 0, now, LEASE_MS);
  if (entry.state === 'sending' && isLeaseOver) {
    const free = advanced(entry, 'leaseExpired', now);
    return { ...free, attempts: entry.attempts + 1, nextAt: now };
  }
  return grewStale(deps, entry) ? asStale(entry, now) : null;
}

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
  const event = pushVerdict(response);
  const next =
    event === 'domain409'
      ? await withDb(deps.db, () => deps.db.followUp(deps, entry, response?.body))
      : null;
  const told = (await isPoison(deps, entry, response)) ? 'poison' : event;
  await settle(deps, id, attemptId, { event: told, response, isOffline, bearer, next });
  return !isOffline;
}

/** True if the server keeps failing on this entry only. */
async function isPoison(deps: DataDeps, entry: OutboxEntry, response: ParsedResponse | null) {
  if (!response || response.status < 500) return false;
  const firstFaultAt = entry.firstFaultAt ?? deps.now();
  if (entry.faults + 1 < POISON_ATTEMPTS || deps.now() - firstFaultAt < POISON_AFTER_MS)
    return false;
  return isBarReachable(deps.fetch);
}

const ANOTHER_TAB_MS = 200;

export async function sendWhile(
  deps: DataDeps,
  patienceMs: number,
  isWaiting: () => Promise<boolean>,
): Promise<void> {
  const endsAt = deps.mono() + patienceMs;
  while ((await isWaiting()) && deps.mono() < endsAt) {
    const { didRun } = await within(drain(deps, { isHurried: true }), endsAt - deps.mono());
    if (didRun) return;
    await deps.wait(ANOTHER_TAB_MS);
  }
}

/** Waits up to `ms`; a longer run continues in the background. */
async function within(run: ReturnType<typeof drain>, ms: number): Promise<{ didRun: boolean }> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<{ didRun: boolean }>((resolve) => {
    timer = setTimeout(() => resolve({ didRun: true }), ms);
  });
  const report = await Promise.race([run.catch(() => ({ didRun: true })), late]);
  clearTimeout(timer);
  return report;
}

/** Limits the pause between drains while entries wait (ms). */
const SAFETY_MS = 15_000;
const OTHER_TAB_MS = 2_000;
const SOONEST_MS = 200;
const MAX_AWAY_MS = 300_000;

export type LoopDeps = {
  now(): number;
  isReachable(): Promise<boolean>;
  drain(isHurried: boolean): Promise<DrainReport>;
  sweep(): Promise<void>;
  /** Resolves to null when nothing waits. */
  dueAt(): Promise<number | null>;
  afterRun(): void;
};

export type OutboxLoop = ReturnType<typeof createOutboxLoop>;

/** Drains on request, and automatically while entries wait. */
export function createOutboxLoop(deps: LoopDeps) {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let failures = 0;
  const run = oneAtATime(once);

  /** @param isHurried skips the waits that the app chose */
  async function once(isHurried: boolean) {
    clearTimeout(timer);
    try {
      const report = await runOnce(deps, isHurried);
      const dueAt = await deps.dueAt();
      failures = 0;
      if (dueAt !== null) schedule(waitMs(report, dueAt - deps.now()));
    } catch (error) {
      // The browser refuses storage: the entries are safe, and the loop retries.
      console.error(error);
      failures += 1;
      schedule(Math.min(MAX_AWAY_MS, failures * SAFETY_MS));
    }
    deps.afterRun();
  }

  function schedule(ms: number) {
    clearTimeout(timer);
    timer = setTimeout(() => void run(false), ms);
  }

  return { run };
}

async function runOnce(deps: LoopDeps, isHurried: boolean): Promise<DrainReport | null> {
  if (await deps.isReachable()) return deps.drain(isHurried);
  await deps.sweep();
  return null;
}

function waitMs(report: DrainReport | null, untilDueMs: number): number {
  if (!report || report.isOffline) return SAFETY_MS;
  if (!report.didRun) return OTHER_TAB_MS;
  return Math.min(SAFETY_MS, Math.max(SOONEST_MS, untilDueMs));
}
