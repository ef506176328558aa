import * as v from 'valibot';
import { requiredText, wholeNumber } from '../fields';
import type { Mutation } from '../sync/mutation';
import { BY_GUEST, FOREVER } from '../sync/mutation';
import { isDay } from '../venue';
import type { Slot, TableBookingStatus } from './booking';
import { isOnWaitlist, OF_TABLE_BOOKING, TABLE_BOOKING_STATUSES, TIME } from './booking';

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
  shows: ({ status }: { status: TableBookingStatus }) => ({ status }),
} as const satisfies Mutation;

const HOUR_MS = 3_600_000;
const MOST_PEOPLE = 100;

/** What a guest may change of a booking; a brunch keeps its party. */
export type BookedTime = Slot & { partySize: number };

/** A guest's change of a booking: when it arrived (ms), what was booked before and since. */
export type GuestChange = { at: number; from: BookedTime; to: BookedTime };

const slotFields = {
  serviceDay: v.pipe(requiredText('date.required', 10), v.check(isDay, 'date.invalid')),
  reservationTime: v.pipe(requiredText('time.required', 5), v.regex(TIME, 'time.not_offered')),
};

const bookedTime = v.object({
  ...slotFields,
  partySize: wholeNumber(1, MOST_PEOPLE, 'party.required'),
});

/** `from` is what the guest saw: a change by staff meanwhile must not be overwritten. */
const changeBookingTimeInput = v.object({ ...bookedTime.entries, from: bookedTime });

export type ChangeBookingTimeInput = v.InferOutput<typeof changeBookingTimeInput>;

// Each change sets its own limit, as a new booking does; an announcement ends with the slot.
const OF_SLOT = { ...BY_GUEST, ttlMs: 0, staleCode: 'booking.too_late' } as const;
const changed = { ...OF_SLOT, schema: changeBookingTimeInput } as const;

export const changeTableTimeMutation = {
  kind: 'reservation.change',
  entity: 'res',
  path: '/api/reservations/:id/change',
  ...changed,
} as const satisfies Mutation;

export const changeBrunchTimeMutation = {
  kind: 'brunch.change',
  entity: 'brunch',
  path: '/api/brunch-reservations/:id/change',
  ...changed,
} as const satisfies Mutation;

/** A party may say that it comes so many minutes late. */
export const LATE_MINUTES = [10, 20, 30] as const;
export type LateMinutes = (typeof LATE_MINUTES)[number];

/** null takes the announcement back. */
const announceLateInput = v.object({
  minutes: v.nullable(v.picklist(LATE_MINUTES, 'invalid_input')),
});

export type AnnounceLateInput = v.InferOutput<typeof announceLateInput>;

const late = { ...OF_SLOT, schema: announceLateInput } as const;

export const announceLateTableMutation = {
  kind: 'reservation.late',
  entity: 'res',
  path: '/api/reservations/:id/late',
  ...late,
} as const satisfies Mutation;

export const announceLateBrunchMutation = {
  kind: 'brunch.late',
  entity: 'brunch',
  path: '/api/brunch-reservations/:id/late',
  ...late,
} as const satisfies Mutation;

const LATE_FROM_MS = 2 * HOUR_MS;

/** From two hours before the slot until the slot. */
export function canAnnounceLate(status: string, startsAt: number, now: number): boolean {
  return canGuestCancelBooking(status, startsAt, now) && startsAt - now <= LATE_FROM_MS;
}

export function isSameTime(a: BookedTime, b: BookedTime): boolean {
  return (
    a.serviceDay === b.serviceDay &&
    a.reservationTime === b.reservationTime &&
    a.partySize === b.partySize
  );
}
