import type { OutboxEntry } from '#domain/registry/outbox-entry';
import { OTHER_PERSON, staffIdOf } from '#domain/sync/mutation';
import type { VenueTableRead } from '#domain/tables/venue-table';
import { isRecord, recordOf, textField } from '../json';
import { isWaiting, type People } from '../outbox/optimistic-rows';

/** Explains why the server did not assign the chosen table. */
export type TableConflict = {
  entryId: string;
  /** `other_person`: only the author can send the change. */
  code: string;
  by: string | null;
  at: string | null;
  label: string | null;
};

export type AtTable<Row> = Row & {
  isTableQueued: boolean;
  tableConflict: TableConflict | null;
};

type Seatable = { tableId: number | null; tableLabel: string | null };
export type TablesById = ReadonlyMap<number, VenueTableRead>;

export function atTable<Row extends Seatable>(
  row: Row,
  choices: readonly OutboxEntry[],
  { tables, people }: { tables: TablesById; people: People },
): AtTable<Row> {
  const labelOf = (id: number | null) => (id === null ? null : (tables.get(id)?.label ?? null));
  const here = { ...row, tableLabel: labelOf(row.tableId) ?? row.tableLabel };
  const refused = choices.find(({ state }) => state === 'needs_user' || state === 'rejected');
  if (refused) {
    const label = labelOf(chosenTable(refused));
    return { ...here, isTableQueued: false, tableConflict: conflictOf(refused, label, people) };
  }
  const last = choices.filter(({ state }) => isWaiting(state)).at(-1);
  if (!last) return { ...here, isTableQueued: false, tableConflict: null };
  const tableId = chosenTable(last);
  return {
    ...row,
    tableId,
    tableLabel: labelOf(tableId),
    isTableQueued: true,
    tableConflict: null,
  };
}

function chosenTable({ body }: OutboxEntry): number | null {
  const tableId = recordOf(body)?.tableId;
  return typeof tableId === 'number' ? tableId : null;
}

function conflictOf(entry: OutboxEntry, label: string | null, people: People): TableConflict {
  const { id: entryId, answer, lastCode, principal, createdAt } = entry;
  if (lastCode === OTHER_PERSON) {
    const by = people[staffIdOf(principal) ?? ''] ?? null;
    return { entryId, code: OTHER_PERSON, by, at: new Date(createdAt).toISOString(), label };
  }
  const refusal = recordOf(answer);
  return {
    entryId,
    code: lastCode ?? 'internal',
    by: isRecord(refusal) ? textField(refusal, 'by') : null,
    at: isRecord(refusal) ? textField(refusal, 'at') : null,
    label,
  };
}
