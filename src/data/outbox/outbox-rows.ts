import { bookingCode } from '#domain/bookings/booking';
import { orderCode } from '#domain/orders/order';
import type { OutboxEntry } from '#domain/registry/guest-mutations';
import type { MUTATIONS, MutationKind } from '#domain/registry/mutations';
import type { EntryState } from '#domain/sync/mutation';
import { entityIdOf, entityKey, isTerminal } from '#domain/sync/mutation';
import type { DataDeps } from '../db';
import { capabilityOf } from '../ids';
import { recordOf, textField } from '../json';
import {
  advanced,
  entriesOf,
  firstSeq,
  inOutbox,
  isByPerson,
  isOnItsWay,
  isRowUnsent,
  mayHaveArrived,
  mayReachTablet,
  newEntry,
  nextSeq,
  readEntry,
  stateOf,
  unsettled,
} from './outbox';

/** For this long (ms) the server's response counts as the present state. */
export const FRESH_MS = 90_000;

type Ended = 'acked' | 'superseded' | 'cancelled';
type OpenEntry = OutboxEntry & { state: Exclude<OutboxEntry['state'], Ended> };

/** Returns false for a settled entry. */
export function isOpen(entry: OutboxEntry | undefined): entry is OpenEntry {
  return entry !== undefined && !/^(acked|superseded|cancelled)$/.test(entry.state);
}

export function refusalOf({ answer, lastCode }: OutboxEntry) {
  const message = textField(recordOf(answer), 'message') ?? '';
  return { state: 'refused', code: lastCode ?? 'internal', message } as const;
}

export function isCancelPending(entries: readonly OutboxEntry[]): boolean {
  return entries.some(
    (entry) => isCancel(entry) && (entry.state === 'queued' || entry.state === 'sending'),
  );
}

/** Returns the code of the last refused cancellation; null means not requested, or accepted. */
export function cancelRefusal(entries: readonly OutboxEntry[]): string | null {
  const refused = entries
    .filter(
      (entry) => isCancel(entry) && (entry.state === 'rejected' || entry.state === 'needs_user'),
    )
    .at(-1);
  return refused?.lastCode ?? null;
}

function isCancel({ kind }: OutboxEntry): boolean {
  return kind.endsWith('.cancel');
}

/** A guest's change of a booking that stands: of its time and party, or how late the party comes. */
export function isChange({ kind }: OutboxEntry): boolean {
  return /\.(change|late)$/.test(kind);
}

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
export async function takeBack(deps: DataDeps, { id, secret, create, cancel, forget }: TakingBack) {
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

export async function cancelEntries(deps: DataDeps, entries: readonly OutboxEntry[]) {
  const now = deps.now();
  await deps.db.outbox.bulkPut(entries.map((entry) => advanced(entry, 'userCancel', now)));
}

/** True if the entry ended before the server had it: the server has nothing to cancel. */
function hasEndedHere({ state }: OutboxEntry): boolean {
  return state === 'cancelled' || state === 'superseded';
}

export type OutboxRow = {
  id: string;
  /** null if another build wrote the row, or the row is damaged. */
  kind: MutationKind | null;
  entityId: string | null;
  code: string;
  createdAt: number | null;
  sentAt: number | null;
  state: EntryState;
  lastCode: string | null;
  toStatus: string | null;
  principal: string | null;
  isUnsent: boolean;
};

/** Returns the unsettled rows, oldest first, including unreadable ones. */
export function outboxRows(stored: readonly unknown[]): OutboxRow[] {
  return stored
    .filter((row) => isByPerson(row) && !isTerminal(stateOf(row)))
    .map((row) => {
      const entry = readEntry(row);
      return entry ? readableRow(entry) : unreadableRow(row);
    })
    .sort((a, b) => (a.createdAt ?? 0) - (b.createdAt ?? 0));
}

function readableRow(entry: OutboxEntry): OutboxRow {
  const entityId = entityIdOf(entry.entityKey);
  return {
    id: entry.id,
    kind: entry.kind,
    entityId,
    code: codeOf(entry.entityKey),
    createdAt: entry.createdAt,
    sentAt: entry.sentAt ?? null,
    state: entry.state,
    lastCode: entry.lastCode ?? null,
    toStatus: textField(recordOf(entry.body), 'status'),
    principal: entry.principal,
    isUnsent: isRowUnsent(entry),
  };
}

function unreadableRow(row: unknown): OutboxRow {
  const key = textField(row, 'entityKey');
  const entityId = key === null ? null : entityIdOf(key);
  return {
    id: keyText(row),
    kind: null,
    entityId,
    code: key === null ? '' : codeOf(key),
    createdAt: timeOf(row),
    sentAt: null,
    state: 'quarantined',
    lastCode: null,
    toStatus: null,
    principal: textField(row, 'principal'),
    isUnsent: true,
  };
}

/** Returns the key as text: a damaged row may have a number or a date as its key. */
export function keyText(row: unknown): string {
  return String(Object(row).id);
}

function codeOf(key: string): string {
  const id = entityIdOf(key);
  return /^(res|brunch):/.test(key) ? bookingCode(id) : orderCode(id);
}

function timeOf(row: unknown): number | null {
  const at = Object(row).createdAt;
  return typeof at === 'number' && Number.isFinite(at) ? at : null;
}
