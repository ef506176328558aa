import * as v from 'valibot';
import { RESERVATION_STATUSES, type ReservationStatus } from './booking';

/** Forward one or more steps, back one; cancelled from any but completed; who was given up may still come, and a slip is taken back. */
const NEXT: Record<ReservationStatus, readonly ReservationStatus[]> = {
  pending: ['confirmed', 'seated', 'completed', 'no_show', 'cancelled'],
  confirmed: ['pending', 'seated', 'completed', 'no_show', 'cancelled'],
  seated: ['pending', 'confirmed', 'completed', 'cancelled'],
  completed: ['seated'],
  no_show: ['pending', 'confirmed', 'seated', 'cancelled'],
  cancelled: [],
};

/** Whether staff may move a table reservation from one status to another. */
export function canChangeReservationStatus(
  from: ReservationStatus,
  to: ReservationStatus,
): boolean {
  return NEXT[from].includes(to);
}

/** The one step that the big button offers; null when there is none. */
export function nextReservationStatus(from: ReservationStatus): ReservationStatus | null {
  const forward: Record<ReservationStatus, ReservationStatus | null> = {
    pending: 'confirmed',
    confirmed: 'seated',
    seated: 'completed',
    completed: null,
    no_show: null,
    cancelled: null,
  };
  return forward[from];
}

/** `from` is what the person saw: a device that was offline must not overwrite a later move. */
export const changeReservationStatusInput = v.object({
  status: v.picklist(RESERVATION_STATUSES, 'booking.status_unknown'),
  from: v.exactOptional(v.picklist(RESERVATION_STATUSES, 'booking.status_unknown')),
  /** Staff have confirmed that this is meant, more than 90 minutes before the slot. */
  isEarly: v.exactOptional(v.boolean('invalid_input')),
});

export type ChangeReservationStatusInput = v.InferOutput<typeof changeReservationStatusInput>;

export const changeReservationStatusMutation = {
  kind: 'reservation.status',
  entity: 'res',
  method: 'PATCH',
  path: '/api/admin/reservations/:id/status',
  verb: 'change-reservation-status',
  routes: 'admin-reservations',
} as const;
