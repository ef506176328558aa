import { bookingCode } from '#domain/bookings/booking';
import { orderCode } from '#domain/orders/order';
import type { MutationKind } from '#domain/registry/mutations';
import type { OutboxEntry } from '#domain/registry/outbox-entry';
import { type EntryState, isTerminal } from '#domain/sync/entry-state';
import { entityIdOf } from '#domain/sync/mutation';
import { recordOf, textField } from '../json';
import { isByPerson, isRowUnsent, readEntry, stateOf } from './entries';

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
