import * as v from 'valibot';
import type { TableArea } from '#domain/bookings/booking';
import { freePlace, onPlan, shapeFor } from '#domain/tables/table-plan';
import { TABLE_SHAPES, type TableShape, tableShapeOf } from '#domain/tables/venue-table';
import type { PlanTable } from '../plan/use-table-plan';

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
export function newDraft(area: TableArea, tables: readonly PlanTable[]): TableDraft {
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
