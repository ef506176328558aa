import type { TableArea } from '#domain/reservations/booking';
import { freePlace, onPlan, type Place, shapeFor } from '#domain/tables/floor-plan';
import { type TableShape, tableShapeOf } from '#domain/tables/venue-table';
import type { FloorTable } from '../floor/use-floor';

/** A table as it stands in the form; `id: null` is a new one. */
export type TableDraft = Place & {
  id: number | null;
  label: string;
  area: string;
  seats: string;
  shape: TableShape;
  isActive: boolean;
  /** The `changedAt` that the person saw. */
  from: string | null;
};

export function draftOf(table: FloorTable): TableDraft {
  const { id, label, area, x, y, isActive, changedAt } = table;
  const shape = tableShapeOf(table.shape);
  return { id, label, area, seats: String(table.seats), shape, x, y, isActive, from: changedAt };
}

/** A new table for four, at the first free place of an area. */
export function newDraft(area: TableArea, tables: readonly FloorTable[]): TableDraft {
  const place = freePlace(tables.filter((table) => table.area === area));
  return {
    id: null,
    label: '',
    area,
    seats: '4',
    shape: shapeFor(4),
    ...place,
    isActive: true,
    from: null,
  };
}

/** Whether anything differs from what is saved. */
export function isChanged(draft: TableDraft, saved: FloorTable | undefined): boolean {
  if (!saved) return true;
  const { from: _seen, ...mine } = draft;
  const { from: _now, ...theirs } = draftOf(saved);
  return JSON.stringify(mine) !== JSON.stringify(theirs);
}

/** Another shape takes another room: it stays on the plan. */
export function reshaped(draft: TableDraft, shape: TableShape): TableDraft {
  return { ...draft, shape, ...onPlan(draft, shape) };
}
