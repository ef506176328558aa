import type { PromiseExtended } from 'dexie';
import * as v from 'valibot';
import { TAKE_BACK_MS } from '#domain/orders/take-order';
import type { OutboxEntry } from '#domain/registry/guest-mutations';
import {
  ENTRY_VERSION,
  isAutomatic,
  isForGuest,
  outboxEntry,
} from '#domain/registry/guest-mutations';
import type { MUTATIONS } from '#domain/registry/mutations';
import type { EntryEvent, EntryState } from '#domain/sync/mutation';
import {
  entityIdOf,
  entityKey,
  hasCome,
  isStale,
  isTerminal,
  isUnsent,
  LEASE_MS,
  MAX_RETRY_AFTER_MS,
  nextEntryState,
  staffIdOf,
} from '#domain/sync/mutation';
import type { DataDeps, OutboxDb, StoragePort } from '../db';
import { clockOf, isQuota, withDb } from '../db';
import { fingerprintOf, newSecret } from '../ids';
import { isRecord, recordOf, textField } from '../json';
import { knownMutation } from '../known-mutations';
import type { Run } from './run-lock';
import { isRobbed } from './run-lock';

/** Returns null for an entry that another build wrote or that is damaged; the app keeps such a row untouched. */
export function readEntry(row: unknown): OutboxEntry | null {
  if (typeof row !== 'object' || row === null) return null;
  let entry = readEntries.get(row);
  if (entry === undefined) {
    const parsed = v.safeParse(outboxEntry, row);
    entry = parsed.success && knownMutation(parsed.output.kind) ? parsed.output : null;
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

/** Counts the waiting mutations and those that need a person; leaves out automatic reports. */
export function countOutbox(rows: readonly unknown[]): { waiting: number; attention: number } {
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
 * person's later ones of the entity, except money and rounds; an unreadable or creating entry blocks everyone's.
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
  const taken = new Set(open.filter(({ kind }) => kind === 'order.take').flatMap(begunBy));
  // Mutations of an unsent order wait for the order; those of its bill have their place behind it.
  const free = open.filter((row) => {
    const key = String(row.entityKey);
    const isBrought = !isForGuest(row.kind) && brought.has(entityIdOf(key));
    return !isBrought && (key.startsWith('bill:') || !taken.has(entityIdOf(key)));
  });
  const byEntity = groupedBy(free, ({ entityKey: key }) => key);
  return [...byEntity.values()].flatMap((entries) => headOf(entries) ?? []);
}

/** The groups have the order of their first members. */
export function groupedBy<One>(all: readonly One[], keyOf: (one: One) => string) {
  const groups = new Map<string, One[]>();
  for (const one of all) {
    const key = keyOf(one);
    const group = groups.get(key);
    if (group) group.push(one);
    else groups.set(key, [one]);
  }
  return groups;
}

/** An unsent round may begin its order, and the party at its table. */
function begunBy({ id, entityKey: key }: OutboxEntry): string[] {
  return [id, entityIdOf(String(key))];
}

function headOf(entries: OutboxEntry[]): OutboxEntry | undefined {
  const inOrder = entries.sort((a, b) => a.seqInKey - b.seqInKey);
  const questions = inOrder.filter((row) => isHalted(row) && !standsAlone(row.kind));
  const halted = new Set(questions.map(({ principal }) => principal));
  const free = inOrder.find(
    (row) => !isHalted(row) && (standsAlone(row.kind) || !halted.has(row.principal)),
  );
  return free ?? inOrder[0];
}

/** Rounds, ticks and money wait for no question of their bill or order, and hold nothing back while they ask. */
function standsAlone(kind: OutboxEntry['kind']): boolean {
  return isFact(kind) || kind === 'order.take' || kind === 'line.tick';
}

/** Money that changed hands waits for no question, and holds nothing that comes after it. */
export function isFact(kind: OutboxEntry['kind']): boolean {
  const mutation = knownMutation(kind);
  return mutation !== undefined && 'isFact' in mutation;
}

function isHalted(row: OutboxEntry): boolean {
  const entry = readEntry(row);
  const stands = entry && ['needs_user', 'rejected', 'blocked_auth'].includes(entry.state);
  return Boolean(stands && staffIdOf(entry.principal) !== null && !isForGuest(entry.kind));
}

function isDue(row: OutboxEntry, { now, isHurried, tried }: Turn): boolean {
  const entry = readEntry(row);
  if (entry?.state !== 'queued' || tried.has(entry.id)) return false;
  if (isHeld(entry, now)) return false;
  const longestMs = entry.waitMs ?? MAX_RETRY_AFTER_MS;
  return hasCome(entry.nextAt, now, longestMs) || (isHurried && !wasToldToWait(entry));
}

/** True while the person may still take the entry back. A clock that was set back holds nothing for longer. */
function isHeld({ heldUntil }: OutboxEntry, now: number): boolean {
  return heldUntil !== undefined && !hasCome(heldUntil, now, TAKE_BACK_MS);
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

function redacted(entry: OutboxEntry, settledAt: number): OutboxEntry {
  const {
    secret: _secret,
    answer: _answer,
    leaseOwner: _owner,
    leaseUntil: _until,
    ...kept
  } = entry;
  return { ...kept, body: '', settledAt };
}

/** Returns Dexie's own promise: a native one between it and a transaction can lose the transaction. */
export function entriesOf(db: OutboxDb, key: string): PromiseExtended<OutboxEntry[]> {
  const rows = db.outbox.where('entityKey').equals(key).toArray();
  return rows.then((found) =>
    found.flatMap((row) => readEntry(row) ?? []).sort((a, b) => a.seqInKey - b.seqInKey),
  );
}

export function unsettled(entries: readonly OutboxEntry[]): OutboxEntry[] {
  return entries.filter((entry) => !isTerminal(entry.state));
}

export function nextSeq(entries: readonly OutboxEntry[]): number {
  return Math.max(-1, ...entries.map((entry) => entry.seqInKey)) + 1;
}

export function firstSeq(entries: readonly OutboxEntry[]): number {
  return Math.min(0, ...entries.map((entry) => entry.seqInKey)) - 1;
}

export function isOnItsWay({ state }: Pick<OutboxEntry, 'state'>): boolean {
  return state === 'queued' || state === 'sending';
}

/** True if the server may have the entry or get it: it is in flight, has no response, or was shown as a QR code. */
export function mayHaveArrived(entry: OutboxEntry): boolean {
  const hasNoResponse = entry.state === 'queued' && entry.sentAt !== undefined;
  return entry.state === 'sending' || hasNoResponse || mayReachTablet(entry);
}

/** True if a guest has shown the QR code, the app does not send the entry, and no verdict blocks an import. */
export function mayReachTablet({ state, shownAt, lastCode }: OutboxEntry): boolean {
  if (shownAt === undefined) return false;
  if (state === 'needs_user') return lastCode === 'stale_order';
  return state === 'blocked_auth' || state === 'blocked_upgrade' || state === 'quarantined';
}

export type NewEntry = {
  id: string;
  mutation: (typeof MUTATIONS)[number];
  entityId: string;
  seqInKey: number;
  body: unknown;
  principal: string;
  secret?: string;
  ttlMs?: number;
  /** The person may take the entry back for this long (ms). */
  holdMs?: number;
};

/** Follow-ups have no storage at hand and keep the language of the older mutation. */
export type EntryDeps = Pick<DataDeps, 'now' | 'mono' | 'bootId'> & { storage?: StoragePort };

/** Fixes the bytes here: every attempt sends them unchanged. */
export function newEntry(
  deps: EntryDeps,
  { id, mutation, entityId, seqInKey, body, principal, secret, ttlMs, holdMs = 0 }: NewEntry,
): OutboxEntry {
  const now = deps.now();
  return {
    id,
    v: ENTRY_VERSION,
    kind: mutation.kind,
    method: mutation.method,
    path: mutation.path.replace(':id', encodeURIComponent(entityId)),
    body: JSON.stringify(body),
    entityKey: entityKey(mutation.entity, entityId),
    seqInKey,
    principal,
    ...(deps.storage ? { language: spokenLanguage(deps.storage) } : {}),
    ...(secret === undefined ? {} : { secret }),
    createdAt: now,
    bootId: deps.bootId,
    createdMono: deps.mono(),
    ttlMs: ttlMs ?? mutation.ttlMs,
    state: 'queued',
    attempts: 0,
    faults: 0,
    nextAt: now + holdMs,
    ...(holdMs > 0 && { heldUntil: now + holdMs, waitMs: holdMs }),
  };
}

/** Returns the language chosen in the app, not the browser's; English by default. */
function spokenLanguage(storage: StoragePort): 'en' | 'tr' {
  const state = recordOf(storage.read('language-storage') ?? undefined)?.state;
  return isRecord(state) && state.language === 'tr' ? 'tr' : 'en';
}

export type PendingMutation = { id: string; secret: string; fingerprint: string };

/** Returns the id for a tap: a second tap with the same body, also after a crash, gets the same id. */
export function pendingMutationFor(
  { storage, newId }: Pick<DataDeps, 'storage' | 'newId'>,
  key: string,
  bodyText: string,
): PendingMutation {
  const fingerprint = fingerprintOf(bodyText);
  const kept = readPendingMutation({ storage }, key);
  if (kept?.fingerprint === fingerprint) return kept;
  const pending = { id: newId(), secret: newSecret(), fingerprint };
  storage.write(key, JSON.stringify(pending));
  return pending;
}

export function readPendingMutation({ storage }: Pick<DataDeps, 'storage'>, key: string) {
  const kept = recordOf(storage.read(key) ?? undefined);
  const [id, secret, fingerprint] = ['id', 'secret', 'fingerprint'].map((name) =>
    textField(kept, name),
  );
  return id && secret && fingerprint ? { id, secret, fingerprint } : null;
}

/** Runs one transaction over the outbox, `meta` and the rows that responses change. */
export function inOutbox<T>(deps: DataDeps, run: () => Promise<T>): Promise<T> {
  const { db } = deps;
  return withDb(db, () => db.transaction('rw', [db.outbox, db.meta, ...db.responseTables], run));
}

/** Advances an entry; a settled entry loses body, secret and response immediately. */
export function advanced(entry: OutboxEntry, event: EntryEvent, now: number): OutboxEntry {
  const state = nextEntryState(entry.state, event);
  const { leaseOwner: _owner, leaseUntil: _until, ...free } = entry;
  const next = { ...(state === 'sending' ? entry : free), state };
  return isTerminal(state) ? redacted(next, entry.settledAt ?? now) : next;
}

/** Ends an entry whose row this device has read from the server. Runs inside `inOutbox`. Returns true if it was open. */
export async function settleArrived({ db, now }: DataDeps, id: string): Promise<boolean> {
  const entry = readEntry(await db.outbox.get(id));
  const settled = entry && advanced(entry, 'arrived', now());
  if (!settled || settled.state === entry.state) return false;
  await db.outbox.put(settled);
  return true;
}

/** Claims an entry for one attempt. Returns null if the entry is deleted or expired, or the run has lost the lock. */
export function claim(deps: DataDeps, id: string, attemptId: string, run?: Run) {
  return inOutbox(deps, async () => {
    if (run && (await isRobbed(deps, run))) return null;
    const entry = readEntry(await deps.db.outbox.get(id));
    // After a lost database connection the claim runs again: this run holds the claim already.
    if (entry?.state === 'sending' && entry.leaseOwner === attemptId) return entry;
    if (entry?.state !== 'queued') return null;
    if (grewStale(deps, entry)) {
      await deps.db.outbox.put(asStale(entry, deps.now()));
      return null;
    }
    const now = deps.now();
    const claimed: OutboxEntry = {
      ...advanced(entry, 'claim', now),
      leaseOwner: attemptId,
      leaseUntil: now + LEASE_MS,
      sentAt: entry.sentAt ?? now,
    };
    await deps.db.outbox.put(claimed);
    return claimed;
  });
}

/** True if the entry has expired. Entries that may have reached the server never expire on the device. */
export function grewStale(deps: DataDeps, entry: OutboxEntry): boolean {
  if (nextEntryState(entry.state, 'ttl') === entry.state) return false;
  const mayHaveArrived = entry.state === 'queued' && entry.sentAt !== undefined;
  return !mayHaveArrived && isStale(entry, clockOf(deps));
}

export function asStale(entry: OutboxEntry, now: number): OutboxEntry {
  const lastCode = knownMutation(entry.kind)?.staleCode;
  return { ...advanced(entry, 'ttl', now), ...(lastCode && { lastCode }) };
}

/** Saves; when storage is full, deletes pictures first. */
export async function saveWithRoom(deps: DataDeps, save: () => Promise<void>): Promise<void> {
  try {
    await inOutbox(deps, save);
  } catch (error) {
    if (!isQuota(error)) throw error;
    await deps.makeRoom();
    await inOutbox(deps, save);
  }
}
