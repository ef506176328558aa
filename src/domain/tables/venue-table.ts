import * as v from 'valibot';
import { BY_HOSTS, OF_BRUNCH, OF_TABLE_BOOKING, TABLE_AREAS } from '../bookings/booking';
import { lineText, requiredText, wholeNumber } from '../fields';
import type { Mutation, Tap } from '../sync/mutation';

const tableId = v.nullable(
  v.pipe(v.number('table.unknown'), v.integer('table.unknown'), v.minValue(1, 'table.unknown')),
);

/** null removes the table. `from` is the table that the person saw. */
const assignTableInput = v.object({ tableId, from: v.exactOptional(tableId) });

/** The tablet adds the label that its table has. */
const shows = ({ tableId }: { tableId: number | null }) => ({
  tableId,
  joinedTables: [],
  tableLabel: null,
});

export const assignTableMutation = {
  ...OF_TABLE_BOOKING,
  kind: 'reservation.table',
  path: '/api/admin/reservations/:id/table',
  schema: assignTableInput,
  shows,
} as const satisfies Mutation;

export const assignBrunchTableMutation = {
  ...OF_BRUNCH,
  kind: 'brunch.table',
  path: '/api/admin/brunch-reservations/:id/table',
  schema: assignTableInput,
  audit: 'brunch_reservation.table',
  shows,
} as const satisfies Mutation;

const OF_TABLE = {
  ...BY_HOSTS,
  entity: 'table',
  row: { name: 'table', store: 'venueTable' },
} as const;

export const clearTableMutation = {
  ...OF_TABLE,
  kind: 'table.clear',
  method: 'POST',
  path: '/api/admin/tables/:id/clear',
  schema: v.object({}),
  audit: 'venue_table.clear',
  shows: (_body: object, { at }: Tap) => ({ clearedAt: at }),
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
  shows,
} as const satisfies Mutation;

/** The plan of each area has this size (px). */
export const PLAN = { width: 720, height: 504 } as const;
export const NUDGE_PX = 8;

/** The sizes are in px. */
export const FOOTPRINT: Record<TableShape, { width: number; height: number }> = {
  round: { width: 112, height: 112 },
  square: { width: 120, height: 96 },
  long: { width: 136, height: 96 },
};

const PITCH = { x: 144, y: 120 } as const;
const ROWS_TO_COLUMNS = 1.3;
const PLACES_IN_A_ROW = PLAN.width / PITCH.x;
const PLACES = PLACES_IN_A_ROW * Math.floor(PLAN.height / PITCH.y);

export type Place = { x: number; y: number };
export type Direction = 'left' | 'right' | 'up' | 'down';

export function placeAt(index: number): Place {
  const row = Math.floor(index / PLACES_IN_A_ROW);
  return { x: (index % PLACES_IN_A_ROW) * PITCH.x, y: row * PITCH.y };
}

/** Returns places for the first tables of an area, in rows that fill the plan in both directions. */
export function firstPlaces(count: number): Place[] {
  const inARow = Math.min(PLACES_IN_A_ROW, Math.ceil(Math.sqrt(count * ROWS_TO_COLUMNS)));
  return Array.from({ length: count }, (_, index) => ({
    x: (index % inARow) * PITCH.x,
    y: Math.floor(index / inARow) * PITCH.y,
  }));
}

type PlacedTable = Place & { shape: TableShape };
export type PlanBounds = Place & { width: number; height: number };

export function boundsOf(tables: readonly PlacedTable[]): PlanBounds {
  if (tables.length === 0) return { x: 0, y: 0, ...PLAN };
  const x = Math.min(...tables.map((table) => table.x));
  const y = Math.min(...tables.map((table) => table.y));
  const right = Math.max(...tables.map((table) => table.x + FOOTPRINT[table.shape].width));
  const bottom = Math.max(...tables.map((table) => table.y + FOOTPRINT[table.shape].height));
  return { x, y, width: right - x, height: bottom - y };
}

export function freePlace(taken: readonly Place[]): Place {
  for (let index = 0; index < PLACES; index += 1) {
    const place = placeAt(index);
    const isTaken = taken.some(
      ({ x, y }) => Math.abs(x - place.x) < PITCH.x && Math.abs(y - place.y) < PITCH.y,
    );
    if (!isTaken) return place;
  }
  return placeAt(0);
}

export function onPlan({ x, y }: Place, shape: TableShape): Place {
  const { width, height } = FOOTPRINT[shape];
  return { x: clamp(x, PLAN.width - width), y: clamp(y, PLAN.height - height) };
}

export function nudged(place: Place, direction: Direction, shape: TableShape): Place {
  const steps: Record<Direction, Place> = {
    left: { x: -NUDGE_PX, y: 0 },
    right: { x: NUDGE_PX, y: 0 },
    up: { x: 0, y: -NUDGE_PX },
    down: { x: 0, y: NUDGE_PX },
  };
  const step = steps[direction];
  return onPlan({ x: place.x + step.x, y: place.y + step.y }, shape);
}

export function dragged(place: Place, by: Place, shape: TableShape): Place {
  return onPlan({ x: onGrid(place.x + by.x), y: onGrid(place.y + by.y) }, shape);
}

export function shapeFor(seats: number): TableShape {
  if (seats <= 2) return 'round';
  return seats <= 6 ? 'square' : 'long';
}

function onGrid(px: number): number {
  return Math.round(px / NUDGE_PX) * NUDGE_PX;
}

function clamp(value: number, max: number): number {
  return Math.min(Math.max(0, Math.round(value)), max);
}
