import * as v from 'valibot';
import type { ReservationStatus } from './booking';

/** A guest may cancel until the slot begins, while nobody sits at the table. */
export function canGuestCancelReservation(
  status: ReservationStatus,
  startsAt: number,
  now: number,
): boolean {
  return now < startsAt && (status === 'pending' || status === 'confirmed');
}

export const cancelReservationInput = v.object({});

export const cancelReservationMutation = {
  kind: 'reservation.cancel',
  entity: 'res',
  method: 'POST',
  path: '/api/reservations/:id/cancel',
  verb: 'cancel-reservation',
  routes: 'reservations',
} as const;
