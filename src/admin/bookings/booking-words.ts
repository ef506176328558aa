import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { TABLE_BOOKING_STATUSES, type TableBookingStatus } from '#domain/bookings/booking';
import { BRUNCH_STATUSES, type BrunchStatus } from '#domain/brunch/brunch-changes';

export type BookingStatus = TableBookingStatus | BrunchStatus;

const STATUSES: readonly BookingStatus[] = [...TABLE_BOOKING_STATUSES, ...BRUNCH_STATUSES];

/** Lists the status names that staff read. */
export const BOOKING_STATUS_WORDS: Record<BookingStatus, MessageDescriptor> = {
  pending: msg`Pending`,
  confirmed: msg`Confirmed`,
  seated: msg`Seated`,
  completed: msg`Completed`,
  no_show: msg`No-show`,
  cancelled: msg`Cancelled`,
  expired: msg`Expired`,
};

export function bookingStatusOf(text: string): BookingStatus {
  return STATUSES.find((status) => status === text) ?? 'pending';
}

/** Lists the labels of forward steps. */
const FORWARD_WORDS: Partial<Record<BookingStatus, MessageDescriptor>> = {
  confirmed: msg`Confirm`,
  seated: msg`Seat`,
  completed: msg`Complete`,
  no_show: msg`No-show`,
};

/** Lists the labels of backward steps. */
const BACK_WORDS: Partial<Record<BookingStatus, MessageDescriptor>> = {
  pending: msg`Back to pending`,
  confirmed: msg`Back to confirmed`,
  seated: msg`Back to seated`,
};

const ORDER: readonly BookingStatus[] = ['pending', 'confirmed', 'seated', 'completed', 'no_show'];

/** Returns a button's label from one status to another. */
export function moveWords(from: BookingStatus, to: BookingStatus): MessageDescriptor {
  const words = ORDER.indexOf(to) < ORDER.indexOf(from) ? BACK_WORDS : FORWARD_WORDS;
  return words[to] ?? BOOKING_STATUS_WORDS[to];
}

const AREA_WORDS: Readonly<Record<string, MessageDescriptor>> = {
  indoor: msg`Indoor`,
  outdoor: msg`Outdoor`,
  barSeating: msg`Bar`,
  privateArea: msg`Private`,
};

/** An unknown area shows its value. */
export function areaWords(area: string): MessageDescriptor {
  return AREA_WORDS[area] ?? { id: area };
}
