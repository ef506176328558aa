import * as v from 'valibot';
import { requiredText, wholeNumber } from '../fields';
import type { Mutation } from '../sync/mutation';
import { BY_GUEST } from '../sync/mutation';
import { isDay } from '../venue';
import type { Slot } from './booking';
import { TIME } from './booking';
import { canGuestCancelBooking } from './booking-changes';

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
