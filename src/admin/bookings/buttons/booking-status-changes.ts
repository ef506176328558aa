import { type TableBookingStatus, tableBookingStatusOf } from '#domain/bookings/booking';
import {
  canChangeTableBookingStatus,
  nextTableBookingStatus,
} from '#domain/bookings/booking-changes';
import {
  type BrunchStatus,
  brunchStatusOf,
  canChangeBrunchStatus,
  nextBrunchStatus,
} from '#domain/brunch/brunch-changes';

/** Describes the panel's actions: a primary step, secondary steps, and cancelling. */
export type StatusChanges<Status> = { next: Status | null; others: Status[]; canCancel: boolean };

type When = { status: string; startsAt: number; now: number };

/** Staff can mark a no-show only after the slot, and complete a booking only after seating. */
export function tableBookingChanges({
  status,
  startsAt,
  now,
}: When): StatusChanges<TableBookingStatus> {
  const from = tableBookingStatusOf(status);
  const next = nextTableBookingStatus(from);
  const order: TableBookingStatus[] = ['seated', 'no_show', 'confirmed'];
  // A present party counts as confirmed.
  if (from !== 'seated') order.push('pending');
  const others = order.filter(
    (to) =>
      to !== next && canChangeTableBookingStatus(from, to) && (to !== 'no_show' || now >= startsAt),
  );
  return { next, others, canCancel: canChangeTableBookingStatus(from, 'cancelled') };
}

/** A brunch completes when the party leaves, not at confirmation. */
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
