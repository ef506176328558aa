import { orderCode } from '#domain/orders/order';
import { entityIdOf } from '#domain/sync/entity';
import { type EntryState, isTerminal } from '#domain/sync/entry-state';
import { MUTATION_KINDS, type MutationKind } from '#domain/sync/mutation';
import { isRecord, textField } from '../json';
import { stateOf } from './entries';

export type OutboxRow = {
  id: string;
  orderId: string;
  kind: MutationKind;
  code: string;
  createdAt: number;
  state: EntryState;
};

/** What people see of an outbox: oldest first, also what no build can read; nothing is left out. */
export function outboxRows(entries: readonly unknown[]): OutboxRow[] {
  return entries
    .filter((entry) => !isTerminal(stateOf(entry)))
    .map(rowOf)
    .sort((a, b) => a.createdAt - b.createdAt);
}

function rowOf(entry: unknown): OutboxRow {
  const id = textField(entry, 'id') ?? '';
  const orderId = entityIdOf(textField(entry, 'entityKey') ?? id);
  const { kind, createdAt } = isRecord(entry) ? entry : {};
  return {
    id,
    orderId,
    kind: MUTATION_KINDS.find((known) => known === kind) ?? 'order.create',
    code: orderCode(orderId),
    createdAt: typeof createdAt === 'number' ? createdAt : 0,
    state: stateOf(entry),
  };
}
