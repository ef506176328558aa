import * as v from 'valibot';
import type { Mutation } from '../sync/mutation';
import { BY_GUEST, FOREVER } from '../sync/mutation';
import type { TableBookingStatus } from './booking';
import { isOnWaitlist, OF_TABLE_BOOKING, TABLE_BOOKING_STATUSES } from './booking';

export function canGuestCancelBooking(status: string, startsAt: number, now: number): boolean {
  const isOpen = status === 'pending' || status === 'confirmed' || isOnWaitlist(status);
  return now < startsAt && isOpen;
}

export const cancelTableBookingMutation = {
  kind: 'reservation.cancel',
  entity: 'res',
  path: '/api/reservations/:id/cancel',
  schema: v.object({}),
  ttlMs: FOREVER,
  staleCode: 'booking.too_late',
  ...BY_GUEST,
} as const satisfies Mutation;

const NEXT: Record<TableBookingStatus, readonly TableBookingStatus[]> = {
  pending: ['confirmed', 'seated', 'completed', 'no_show', 'cancelled'],
  confirmed: ['pending', 'seated', 'completed', 'no_show', 'cancelled'],
  seated: ['pending', 'confirmed', 'completed', 'cancelled'],
  completed: ['seated'],
  no_show: ['pending', 'confirmed', 'seated', 'cancelled'],
  cancelled: [],
};

export function canChangeTableBookingStatus(
  from: TableBookingStatus,
  to: TableBookingStatus,
): boolean {
  return NEXT[from].includes(to);
}

export function nextTableBookingStatus(from: TableBookingStatus): TableBookingStatus | null {
  const forward: Record<TableBookingStatus, TableBookingStatus | null> = {
    pending: 'confirmed',
    confirmed: 'seated',
    seated: 'completed',
    completed: null,
    no_show: null,
    cancelled: null,
  };
  return forward[from];
}

export const changeTableBookingStatusMutation = {
  ...OF_TABLE_BOOKING,
  kind: 'reservation.status',
  path: '/api/admin/reservations/:id/status',
  /** `from` is the status the person saw: a device that was offline must not overwrite a later change. */
  schema: v.object({
    status: v.picklist(TABLE_BOOKING_STATUSES, 'booking.status_unknown'),
    from: v.exactOptional(v.picklist(TABLE_BOOKING_STATUSES, 'booking.status_unknown')),
    /** True means that staff have confirmed seating more than 90 minutes before the slot. */
    isEarly: v.exactOptional(v.boolean('invalid_input')),
    /** True means that staff seat the party together with whoever sits at its table. */
    isTogether: v.exactOptional(v.boolean('invalid_input')),
  }),
} as const satisfies Mutation;
