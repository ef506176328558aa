import * as v from 'valibot';
import { BY_HOSTS, OF_BRUNCH, OF_TABLE_BOOKING, TABLE_AREAS } from '../bookings/booking';
import { lineText, requiredText, wholeNumber } from '../fields';
import type { Mutation } from '../sync/mutation';

const tableId = v.nullable(
  v.pipe(v.number('table.unknown'), v.integer('table.unknown'), v.minValue(1, 'table.unknown')),
);

/** null removes the table. `from` is the table that the person saw. */
const assignTableInput = v.object({ tableId, from: v.exactOptional(tableId) });

export type AssignTableInput = v.InferOutput<typeof assignTableInput>;

export const assignTableMutation = {
  ...OF_TABLE_BOOKING,
  kind: 'reservation.table',
  method: 'PATCH',
  path: '/api/admin/reservations/:id/table',
  schema: assignTableInput,
  verb: 'assign-table',
} as const satisfies Mutation;

export const assignBrunchTableMutation = {
  ...OF_BRUNCH,
  kind: 'brunch.table',
  method: 'PATCH',
  path: '/api/admin/brunch-reservations/:id/table',
  schema: assignTableInput,
  verb: 'assign-brunch-table',
  audit: 'brunch_reservation.table',
} as const satisfies Mutation;

export const clearTableMutation = {
  ...BY_HOSTS,
  kind: 'table.clear',
  entity: 'table',
  method: 'POST',
  path: '/api/admin/tables/:id/clear',
  schema: v.object({}),
  verb: 'clear-table',
  row: { name: 'table', store: 'venueTable' },
  audit: 'venue_table.clear',
} as const satisfies Mutation;

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

/** A party without a booking has a size and a table, but no name; the screen shows "Walk-in". */
const seatWalkInInput = v.object({
  tableId: v.pipe(v.number('table.unknown'), v.integer('table.unknown')),
  partySize: wholeNumber(1, MAX_SEATS, 'party.required'),
  guestName: v.optional(lineText(120), ''),
});

export type SeatWalkInInput = v.InferOutput<typeof seatWalkInInput>;

export const seatWalkInMutation = {
  ...OF_TABLE_BOOKING,
  kind: 'reservation.walk_in',
  method: 'POST',
  path: '/api/admin/reservations/walk-in',
  schema: seatWalkInInput,
  verb: 'seat-walk-in',
} as const satisfies Mutation;
