import * as v from 'valibot';
import { lineText } from '../fields';
import { FOREVER, type Mutation } from '../sync/mutation';
import { MAX_SEATS } from './venue-table';

/** A party without a booking has a size and a table, but no name; the screen shows "Walk-in". */
const seatWalkInInput = v.object({
  tableId: v.pipe(v.number('table.unknown'), v.integer('table.unknown')),
  partySize: v.pipe(
    v.number('party.required'),
    v.integer('party.required'),
    v.minValue(1, 'party.required'),
    v.maxValue(MAX_SEATS, 'party.required'),
  ),
  guestName: v.optional(lineText(120), ''),
});

export type SeatWalkInInput = v.InferOutput<typeof seatWalkInInput>;

export const seatWalkInMutation = {
  kind: 'reservation.walk_in',
  entity: 'res',
  method: 'POST',
  path: '/api/admin/reservations/walk-in',
  schema: seatWalkInInput,
  verb: 'seat-walk-in',
  routes: 'admin-seating',
  need: 'reservations.change',
  ttlMs: FOREVER,
  staleCode: 'booking.too_late',
  row: { name: 'reservation', store: 'reservation' },
  audit: 'reservation.walk_in',
} as const satisfies Mutation;
