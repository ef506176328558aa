import { bookingCode } from '#domain/bookings/booking';
import { orderCode } from '#domain/orders/order';
import type { MutationKind } from '#domain/registry/mutations';
import type { OutboxEntry } from '#domain/registry/outbox-entry';
import { entityIdOf } from '#domain/sync/entity';
import { type EntryState, isTerminal } from '#domain/sync/entry-state';
import { recordOf, textField } from '../json';
import { isByPerson, isRowUnsent, readEntry, stateOf } from './entries';

/** An unfinished mutation, as it is shown. */
export type OutboxRow = {
  id: string;
  /** null: written by another build, or damaged; the row stays unchanged. */
  kind: MutationKind | null;
  /** The id of what it is about; null where the row does not say. */
  entityId: string | null;
  /** The code that people read: the end of its id. */
  code: string;
  createdAt: number | null;
  /** When it was first sent; null: not yet. */
  sentAt: number | null;
  state: EntryState;
  /** Why it needs a person, or the server's message. */
  lastCode: string | null;
  /** The status that a move leads to. */
  toStatus: string | null;
  principal: string | null;
  /** Whether clearing this device now would lose it. */
  isUnsent: boolean;
};

/** The unfinished of all stored rows, oldest first, with the unreadable ones. */
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

/** Reads the fields of a damaged row that are still valid. */
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

/** The key of a stored row as text: a damaged row may have a number or a date as its key. */
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
