import * as v from 'valibot';
import {
  isAutomatic,
  isForGuest,
  type OutboxEntry,
  outboxEntry,
} from '#domain/registry/outbox-entry';
import { entityIdOf } from '#domain/sync/entity';
import { type EntryState, isTerminal } from '#domain/sync/entry-state';
import { staffIdOf } from '#domain/sync/principal';
import { hasCome, MAX_RETRY_AFTER_MS } from '#domain/sync/retry';
import { isUnsent } from '#domain/sync/unsent';

/** An entry as this build understands it; null: written by another build or damaged, set aside untouched. */
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

/** Each row read is looked at by many; nobody changes it. */
const readEntries = new WeakMap<object, OutboxEntry | null>();

/** How an entry appears to people; what cannot be read waits as quarantined. */
export function stateOf(row: unknown): EntryState {
  return readEntry(row)?.state ?? 'quarantined';
}

/** Whether clearing this device would lose a mutation; an unreadable row counts as one. */
export function isRowUnsent(row: unknown): boolean {
  const entry = readEntry(row);
  return entry === null || (isByPerson(row) && isUnsent(entry));
}

export type OutboxCounts = { waiting: number; attention: number };

/** The number of waiting mutations, and of those that need a person; the device's own reports do not count. */
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
 * The entries whose turn it is: of each entity the first that is not settled, if it may go now. One that a
 * person must look at holds back their later ones of its entity, not a colleague's; one that cannot be read, or
 * brings the thing itself, holds back everybody's.
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
  const lines = new Map<string, OutboxEntry[]>();
  for (const row of open) {
    // A mutation of an order that is not sent yet waits for the order.
    if (!isForGuest(row.kind) && brought.has(entityIdOf(String(row.entityKey)))) continue;
    lines.set(row.entityKey, [...(lines.get(row.entityKey) ?? []), row]);
  }
  return [...lines.values()].flatMap((line) => headOf(line) ?? []);
}

function headOf(line: OutboxEntry[]): OutboxEntry | undefined {
  const inOrder = line.sort((a, b) => a.seqInKey - b.seqInKey);
  const halted = new Set(inOrder.filter(isHalted).map(({ principal }) => principal));
  const free = inOrder.find(({ principal }) => !halted.has(principal));
  return free ?? inOrder[0];
}

/** Whether it waits for a person of the staff to decide or to sign in. */
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

/** The server named the time of the next try: neither a tap nor a regained network goes before it. */
function wasToldToWait({ lastHttp }: OutboxEntry): boolean {
  return lastHttp === 429 || lastHttp === 503;
}

/** When the outbox should be looked at again; null: nothing waits. */
export function nextDueAt(rows: readonly OutboxEntry[]): number | null {
  const times = headsOf(rows).flatMap((row) => {
    const entry = readEntry(row);
    if (entry?.state === 'queued') return [entry.nextAt];
    return entry?.state === 'sending' ? [entry.leaseUntil ?? 0] : [];
  });
  return times.length > 0 ? Math.min(...times) : null;
}

/** A finished entry keeps when and how it ended, and no personal data. */
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
