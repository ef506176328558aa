import { useLingui } from '@lingui/react/macro';
import { useCallback, useEffect, useMemo, useState } from 'react';
import * as v from 'valibot';
import type { TableArea } from '#domain/bookings/booking';
import { TABLE_AREAS } from '#domain/bookings/booking';
import { typedNumber } from '#domain/quantity';
import type { TableShape, VenueTableRead } from '#domain/tables/venue-table';
import {
  addTableInput,
  changeTableInput,
  freePlace,
  onPlan,
  shapeFor,
  TABLE_SHAPES,
  tableShapeOf,
} from '#domain/tables/venue-table';
import { removeTable, renewTableCode, saveTable } from '../../../data/commands/tables';
import { useCommand } from '../../../data/react/use-app';
import { useStaffDrafts } from '../../../data/react/use-staff-session';
import { useFailureText } from '../../shared/Panel';
import type { Conflict } from '../../shared/sending';
import { conflictOf, useSending } from '../../shared/sending';
import type { PlanTable } from '../use-table-plan';

const tableDraft = v.object({
  id: v.nullable(v.number()),
  label: v.string(),
  area: v.string(),
  seats: v.string(),
  shape: v.picklist(TABLE_SHAPES),
  x: v.number(),
  y: v.number(),
  isActive: v.boolean(),
  /** The person saw this `changedAt`. */
  from: v.nullable(v.string()),
});

/** Describes a table in the form; `id: null` means a new table. */
export type TableDraft = v.InferOutput<typeof tableDraft>;

/** Reads the stored draft, if this build can read it. */
export function readDraft(kept: unknown): TableDraft | null {
  const read = v.safeParse(tableDraft, kept);
  return read.success ? read.output : null;
}

export function draftKey({ id }: Pick<TableDraft, 'id'>): string {
  return id === null ? 'new' : String(id);
}

export function draftOf(table: PlanTable): TableDraft {
  const { id, label, area, x, y, isActive, changedAt } = table;
  const shape = tableShapeOf(table.shape);
  return { id, label, area, seats: String(table.seats), shape, x, y, isActive, from: changedAt };
}

/** Returns a new table for four, at the first free place of an area. */
function newDraft(area: TableArea, tables: readonly PlanTable[]): TableDraft {
  return {
    id: null,
    label: '',
    area,
    seats: '4',
    shape: shapeFor(4),
    ...freePlace(tables.filter((table) => table.area === area)),
    isActive: true,
    from: null,
  };
}

export function isChanged(draft: TableDraft, saved: PlanTable | undefined): boolean {
  return saved === undefined || differences(draft, draftOf(saved)).length > 0;
}

const DRAFT_FIELDS = ['label', 'area', 'seats', 'shape', 'place', 'isActive'] as const;
export type DraftField = (typeof DRAFT_FIELDS)[number];

export function differences(mine: TableDraft, theirs: TableDraft): DraftField[] {
  return DRAFT_FIELDS.filter((field) =>
    field === 'place' ? mine.x !== theirs.x || mine.y !== theirs.y : mine[field] !== theirs[field],
  );
}

/** A new shape has another size, so the plan's edges clamp its place. */
export function reshaped(draft: TableDraft, shape: TableShape): TableDraft {
  return { ...draft, shape, ...onPlan(draft, shape) };
}

/** Saves and removes tables, one mutation at a time; a retry keeps the id of its mutation. */
function useSaveTable() {
  const { t } = useLingui();
  const save = useCommand(saveTable);
  const remove = useCommand(removeTable);
  const renew = useCommand(renewTableCode);
  const { check, send, calm, isBusy, errors, failure } = useSending();
  const failureText = useFailureText({ not_found: t`Somebody has deleted this table.` });
  const conflict = conflictOf<VenueTableRead>(failure);

  type Save = (about: { tableId: number; mutationId: string }) => Promise<void>;
  async function once(action: Save, tableId: number, what: string): Promise<boolean> {
    const run = (mutationId: string) => action({ tableId, mutationId });
    return (await send(`${what} ${tableId}`, run)) !== null;
  }

  return {
    isBusy,
    calm,
    conflict,
    /** Holds field errors in words. */
    errors: {
      ...(errors.label && { label: t`Enter a label of up to 8 characters` }),
      ...(errors.seats && { seats: t`Enter 1 to 30 seats` }),
    },
    /** Holds the save error in words. */
    failure: failure && !conflict ? failureText(failure) : null,

    async save({ id: tableId, from, ...draft }: TableDraft): Promise<VenueTableRead | null> {
      const told = { ...draft, seats: Number(typedNumber(draft.seats)) };
      const checked =
        tableId === null ? check(addTableInput, told) : check(changeTableInput, { ...told, from });
      if (checked === null) return null;
      const { seats, label, area } = checked;
      const table = { ...draft, label, seats, area };
      const sent = await send([tableId, table, from], (mutationId) =>
        tableId === null
          ? save({ mutationId, tableId, table })
          : save({ mutationId, tableId, table: { ...table, from } }),
      );
      return sent?.result ?? null;
    },

    remove: (tableId: number) => once(remove, tableId, 'remove'),
    renewCode: (tableId: number) => once(renew, tableId, 'code'),
  };
}

type Drafts = ReadonlyMap<string, TableDraft>;

export type TableDrafts = NonNullable<ReturnType<typeof useTableDrafts>>;

/** Keeps unsaved edits, one per table; null means loading. */
export function useTableDrafts(userId: string | undefined, tables: readonly PlanTable[]) {
  const { found, keep, forget } = useStaffDrafts(userId, 'table');
  const [edits, setEdits] = useState<Drafts>();
  const known = useMemo(() => found && fromKept(found), [found]);
  const all = edits ?? known;

  const write = useCallback(
    (change: (next: Map<string, TableDraft>) => void) =>
      setEdits((before) => {
        const next = new Map(before ?? known);
        change(next);
        return next;
      }),
    [known],
  );

  // An edit that equals the saved table disappears.
  useEffect(() => {
    const done = [...(all ?? [])].filter(([key, draft]) => {
      const saved = tables.find(({ id }) => String(id) === key);
      return saved && !isChanged(draft, saved);
    });
    if (done.length === 0) return;
    for (const [key] of done) forget(`table:${key}`);
    write((next) => {
      for (const [key] of done) next.delete(key);
    });
  }, [all, tables, forget, write]);

  if (!all) return null;
  return {
    /** Maps table keys to unsaved edits. */
    all,
    /** Holds the edit that was open when the person left the screen; null means none. */
    last: known?.values().next().value ?? null,
    put(draft: TableDraft) {
      const key = draftKey(draft);
      keep(`table:${key}`, draft);
      write((next) => next.set(key, draft));
    },
    drop(key: string) {
      forget(`table:${key}`);
      write((next) => next.delete(key));
    },
    /** Shows the saved table until the replica has it. */
    settle(key: string, saved: TableDraft) {
      forget(`table:${key}`);
      write((next) => {
        next.delete(key);
        next.set(draftKey(saved), saved);
      });
    },
  };
}

function fromKept(found: readonly { draft: unknown }[]): Drafts {
  const drafts = found.flatMap(({ draft }) => readDraft(draft) ?? []);
  return new Map(drafts.map((draft) => [draftKey(draft), draft]));
}

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
    keepMine: (one: TableDraft, { current }: Conflict<VenueTableRead>) =>
      save({ ...one, from: current.changedAt }),
  };
}

export type TableEditor = ReturnType<typeof useTableEditor>;

function areaOf(text: string | undefined): TableArea {
  return TABLE_AREAS.find((one) => one === text) ?? 'indoor';
}
