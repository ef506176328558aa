import * as v from 'valibot';
import { requiredText } from '../fields';
import { MAX_SEATS } from './venue-table';

/** Who comes in without a booking: how many, and where they sit. Nobody asks for a name. */
export const seatWalkInInput = v.object({
  tableId: v.pipe(v.number('table.unknown'), v.integer('table.unknown')),
  partySize: v.pipe(
    v.number('party.required'),
    v.integer('party.required'),
    v.minValue(1, 'party.required'),
    v.maxValue(MAX_SEATS, 'party.required'),
  ),
  guestName: v.optional(requiredText('name.required', 120), 'Walk-in'),
});

export type SeatWalkInInput = v.InferOutput<typeof seatWalkInInput>;

export const seatWalkInMutation = {
  kind: 'reservation.walk_in',
  entity: 'res',
  method: 'POST',
  path: '/api/admin/reservations/walk-in',
  verb: 'seat-walk-in',
  routes: 'admin-floor',
} as const;
