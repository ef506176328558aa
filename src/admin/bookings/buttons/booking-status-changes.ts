import { type TableBookingStatus, tableBookingStatusOf } from '#domain/bookings/booking';
import {
  canChangeTableBookingStatus,
  nextTableBookingStatus,
} from '#domain/bookings/change-table-booking-status';
import { type BrunchStatus, brunchStatusOf } from '#domain/brunch/brunch-booking';
import { canChangeBrunchStatus, nextBrunchStatus } from '#domain/brunch/change-brunch-status';

/** What the panel of a booking offers: one big step, others beside it, and giving it up. */
export type StatusChanges<Status> = { next: Status | null; others: Status[]; canCancel: boolean };

type When = { status: string; startsAt: number; now: number };

/** Nobody has missed a booking before it begins; and a party must sit down before it can have eaten. */
export function tableBookingChanges({
  status,
  startsAt,
  now,
}: When): StatusChanges<TableBookingStatus> {
  const from = tableBookingStatusOf(status);
  const next = nextTableBookingStatus(from);
  const order: TableBookingStatus[] = ['seated', 'no_show', 'confirmed'];
  // Who is here has been confirmed by coming.
  if (from !== 'seated') order.push('pending');
  const others = order.filter(
    (to) =>
      to !== next && canChangeTableBookingStatus(from, to) && (to !== 'no_show' || now >= startsAt),
  );
  return { next, others, canCancel: canChangeTableBookingStatus(from, 'cancelled') };
}

/** A brunch is completed when its party has gone, not when it is confirmed. */
export function brunchChanges({ status, startsAt, now }: When): StatusChanges<BrunchStatus> {
  const from = brunchStatusOf(status);
  const hasBegun = now >= startsAt;
  const big = nextBrunchStatus(from);
  const next = big === 'completed' && !hasBegun ? null : big;
  const order: BrunchStatus[] = ['no_show', 'confirmed', 'pending'];
  const others = order.filter(
    (to) => to !== next && canChangeBrunchStatus(from, to) && (to !== 'no_show' || hasBegun),
  );
  return { next, others, canCancel: canChangeBrunchStatus(from, 'cancelled') };
}
