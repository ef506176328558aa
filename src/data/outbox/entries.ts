import * as v from 'valibot';
import {
  isAutomatic,
  isForGuest,
  type OutboxEntry,
  outboxEntry,
} from '#domain/registry/outbox-entry';
import { type EntryState, isTerminal, isUnsent } from '#domain/sync/entry-state';
import { entityIdOf, hasCome, MAX_RETRY_AFTER_MS, staffIdOf } from '#domain/sync/mutation';

/** Returns null for an entry that another build wrote or that is damaged; the app keeps such a row untouched. */
export function readEntry(row: unknown): OutboxEntry | null {
  if (typeof row !== 'object' || row === null) return null;
  let entry = readEntries.get(row);
  if (entry === undefined) {
    const parsed = v.safeParse(outboxEntry, row);
    entry = parsed.success ? parsed.output : null;
    readEntries.set(row, entry);
  }
  return entry;
}

/** Several readers parse each row, so a cache keeps the result; nothing mutates entries. */
const readEntries = new WeakMap<object, OutboxEntry | null>();

/** Unreadable entries count as quarantined. */
export function stateOf(row: unknown): EntryState {
  return readEntry(row)?.state ?? 'quarantined';
}

/** True if clearing the device would lose the row; an unreadable row counts. */
export function isRowUnsent(row: unknown): boolean {
  const entry = readEntry(row);
  return entry === null || (isByPerson(row) && isUnsent(entry));
}

export type OutboxCounts = { waiting: number; attention: number };

/** Counts the waiting mutations and those that need a person; leaves out automatic reports. */
export function countOutbox(rows: readonly unknown[]): OutboxCounts {
  const states = rows.filter(isByPerson).map(stateOf);
  const waiting = states.filter((state) => state === 'queued' || state === 'sending').length;
  const settled = states.filter(isTerminal).length;
  return { waiting, attention: states.length - settled - waiting };
}

export function isByPerson(row: unknown): boolean {
  const entry = readEntry(row);
  return entry === null || !isAutomatic(entry.kind);
}

type Turn = { now: number; isHurried: boolean; tried: ReadonlySet<string> };

/**
 * Returns the sendable entries: the first unsettled one of each entity. An entry that needs a person blocks that
 * person's later ones of the entity; an unreadable or creating entry blocks everyone's.
 */
export function dueEntries(rows: readonly OutboxEntry[], turn: Turn): OutboxEntry[] {
  return headsOf(rows)
    .filter((head) => isDue(head, turn))
    .sort((a, b) => rankOf(a) - rankOf(b) || a.createdAt - b.createdAt);
}

function rankOf({ kind }: OutboxEntry): number {
  return isAutomatic(kind) ? 1 : 0;
}

function headsOf(rows: readonly OutboxEntry[]): OutboxEntry[] {
  const open = rows.filter((row) => !isTerminal(stateOf(row)));
  const brought = new Set(open.filter(({ kind }) => isForGuest(kind)).map(({ id }) => id));
  const byEntity = new Map<string, OutboxEntry[]>();
  for (const row of open) {
    // Mutations of an unsent order wait for the order.
    if (!isForGuest(row.kind) && brought.has(entityIdOf(String(row.entityKey)))) continue;
    byEntity.set(row.entityKey, [...(byEntity.get(row.entityKey) ?? []), row]);
  }
  return [...byEntity.values()].flatMap((entries) => headOf(entries) ?? []);
}

function headOf(entries: OutboxEntry[]): OutboxEntry | undefined {
  const inOrder = entries.sort((a, b) => a.seqInKey - b.seqInKey);
  const halted = new Set(inOrder.filter(isHalted).map(({ principal }) => principal));
  const free = inOrder.find(({ principal }) => !halted.has(principal));
  return free ?? inOrder[0];
}

function isHalted(row: OutboxEntry): boolean {
  const entry = readEntry(row);
  const stands = entry && ['needs_user', 'rejected', 'blocked_auth'].includes(entry.state);
  return Boolean(stands && staffIdOf(entry.principal) !== null && !isForGuest(entry.kind));
}

function isDue(row: OutboxEntry, { now, isHurried, tried }: Turn): boolean {
  const entry = readEntry(row);
  if (entry?.state !== 'queued' || tried.has(entry.id)) return false;
  const longestMs = entry.waitMs ?? MAX_RETRY_AFTER_MS;
  return hasCome(entry.nextAt, now, longestMs) || (isHurried && !wasToldToWait(entry));
}

/** True if the server sent Retry-After: neither a tap nor a regained network sends the entry earlier. */
function wasToldToWait({ lastHttp }: OutboxEntry): boolean {
  return lastHttp === 429 || lastHttp === 503;
}

/** Returns null when nothing waits. */
export function nextDueAt(rows: readonly OutboxEntry[]): number | null {
  const times = headsOf(rows).flatMap((row) => {
    const entry = readEntry(row);
    if (entry?.state === 'queued') return [entry.nextAt];
    return entry?.state === 'sending' ? [entry.leaseUntil ?? 0] : [];
  });
  return times.length > 0 ? Math.min(...times) : null;
}

export function redacted(entry: OutboxEntry, settledAt: number): OutboxEntry {
  const {
    secret: _secret,
    answer: _answer,
    leaseOwner: _owner,
    leaseUntil: _until,
    ...kept
  } = entry;
  return { ...kept, body: '', settledAt };
}
