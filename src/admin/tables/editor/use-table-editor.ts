import { useState } from 'react';
import { TABLE_AREAS, type TableArea } from '#domain/bookings/booking';
import type { PlanTable } from '../plan/use-table-plan';
import { draftKey, draftOf, newDraft, type TableDraft } from './table-draft';
import { type TableConflict, useSaveTable } from './use-save-table';
import type { TableDrafts } from './use-table-drafts';

/** Holds the editor's state: selection, unsaved edits, actions. */
export function useTableEditor(tables: readonly PlanTable[], drafts: TableDrafts) {
  const saving = useSaveTable();
  const isHere = (key: string) => key === 'new' || tables.some(({ id }) => String(id) === key);
  const tableOf = (key: string | null) => tables.find(({ id }) => String(id) === key);
  const left = drafts.last && isHere(draftKey(drafts.last)) ? drafts.last : null;
  const [key, setKey] = useState(left && draftKey(left));
  const [area, setArea] = useState(areaOf((tableOf(key) ?? left)?.area));
  const saved = tableOf(key);
  const draft = key === null ? null : (drafts.all.get(key) ?? untouched());

  function untouched(): TableDraft | null {
    if (key === 'new') return newDraft(area, tables);
    return saved ? draftOf(saved) : null;
  }

  function select(next: string | null) {
    saving.calm();
    setKey(next);
  }

  async function save(wanted: TableDraft) {
    const table = await saving.save(wanted);
    if (!table) return;
    const before = draftKey(wanted);
    drafts.settle(before, draftOf({ ...table, clearedAt: null, isQueued: false }));
    setKey((now) => (now === before ? String(table.id) : now));
  }

  async function remove(id: number) {
    if (!(await saving.remove(id))) return;
    drafts.drop(String(id));
    setKey(null);
  }

  return {
    saving,
    area,
    draft,
    saved,
    /** Returns the keys of tables with unsaved edits. */
    unsaved: [...drafts.all.keys()].filter(isHere),
    setArea: (value: string) => setArea(areaOf(value)),
    select: (table: PlanTable) => String(table.id) !== key && select(String(table.id)),
    begin: () => select('new'),
    save,
    remove,
    renewCode: saving.renewCode,
    discard: (one: TableDraft) => {
      drafts.drop(draftKey(one));
      select(one.id === null ? null : draftKey(one));
    },
    takeTheirs: (one: TableDraft) => {
      drafts.drop(draftKey(one));
      saving.calm();
    },
    keepMine: (one: TableDraft, { current }: TableConflict) =>
      save({ ...one, from: current.changedAt }),
  };
}

export type TableEditor = ReturnType<typeof useTableEditor>;

function areaOf(text: string | undefined): TableArea {
  return TABLE_AREAS.find((one) => one === text) ?? 'indoor';
}
