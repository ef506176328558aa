import * as v from 'valibot';
import { TABLE_AREAS } from '../bookings/booking';
import { requiredText } from '../fields';

export const TABLE_SHAPES = ['round', 'square', 'long'] as const;
export type TableShape = (typeof TABLE_SHAPES)[number];

export const MAX_SEATS = 30;
export const LABEL_MAX = 8;

/** `x` and `y` place the table's corner on the plan of its area (px). */
export type VenueTableRead = {
  id: number;
  v: number;
  label: string;
  area: string;
  seats: number;
  shape: string;
  x: number;
  y: number;
  isActive: boolean;
  clearedAt: string | null;
  changedBy: string | null;
  changedAt: string | null;
};

const tableFields = {
  label: requiredText('table.label_required', LABEL_MAX),
  area: v.picklist(TABLE_AREAS, 'table_preference.required'),
  seats: wholeNumber(1, MAX_SEATS, 'table.seats_invalid'),
  shape: v.optional(v.picklist(TABLE_SHAPES, 'table.shape_unknown'), 'square'),
  isActive: v.optional(v.boolean(), true),
};

export const addTableInput = v.object({
  ...tableFields,
  /** A table without a place gets the first free place of its area. */
  x: v.exactOptional(wholeNumber(0, 2_000, 'table.place_invalid')),
  y: v.exactOptional(wholeNumber(0, 2_000, 'table.place_invalid')),
});
export type AddTableInput = v.InferOutput<typeof addTableInput>;

/** Describes the body of PUT /api/admin/tables/{id}. The person saw the `changedAt` in `from`. */
export const changeTableInput = v.object({
  ...tableFields,
  x: wholeNumber(0, 2_000, 'table.place_invalid'),
  y: wholeNumber(0, 2_000, 'table.place_invalid'),
  from: v.exactOptional(v.nullable(v.string())),
});
export type ChangeTableInput = v.InferOutput<typeof changeTableInput>;

export function tableShapeOf(text: string): TableShape {
  return TABLE_SHAPES.find((shape) => shape === text) ?? 'square';
}

function wholeNumber(min: number, max: number, code: string) {
  return v.pipe(v.number(code), v.integer(code), v.minValue(min, code), v.maxValue(max, code));
}
