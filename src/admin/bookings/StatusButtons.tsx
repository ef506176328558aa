import { useLingui } from '@lingui/react/macro';
import { X } from 'lucide-react';
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
import type { StaffBooking } from '../../data/react/staff/use-staff-rows';
import { Button } from '../../ui/controls/Button';
import { VisuallyHidden } from '../../ui/layout/Flow';
import { AskButton } from '../shared/AskButton';
import { type Arrival, ArrivalButton } from './ArrivalButton';
import { type BookingStatus, bookingStatusOf, moveWords } from './BookingBadges';

type StatusButtonProps<Status> = {
  row: StaffBooking;
  to: Status;
  isBig?: boolean;
  onMove: (to: Status, arrival?: Arrival) => void;
};

export function StatusButton<Status extends BookingStatus>(props: StatusButtonProps<Status>) {
  const { row, to, isBig = false, onMove } = props;
  const { t } = useLingui();
  const from = bookingStatusOf(row.status);
  const name = row.guestName || t`Walk-in`;
  const look = { size: isBig ? 'cta' : 'tap', block: isBig } as const;
  // Pending bookings have a solid button only in the panel, because a list may have many.
  const isConfirmation = from === 'pending' && to === 'confirmed';
  const loud = isBig ? 'solid' : 'tonal';
  if (to === 'seated') {
    return (
      <ArrivalButton
        id={row.id}
        label={t(moveWords(from, to))}
        name={name}
        startsAt={Date.parse(row.reservationDate)}
        {...look}
        onArrive={(arrival) => onMove(to, arrival)}
      />
    );
  }
  return (
    <Button tone={isConfirmation ? loud : 'outline'} {...look} onClick={() => onMove(to)}>
      {t(moveWords(from, to))}
      <VisuallyHidden>{`: ${name}`}</VisuallyHidden>
    </Button>
  );
}

/** Asks before declining a pending booking or cancelling another, because nobody can undo either. */
export function GiveUpButton({ row, onGiveUp }: { row: StaffBooking; onGiveUp: () => void }) {
  const { t } = useLingui();
  const name = row.guestName || t`Walk-in`;
  const isPending = row.status === 'pending';
  return (
    <AskButton
      tone="quiet"
      icon={<X size={20} />}
      ask={isPending ? t`Decline the booking of ${name}?` : t`Cancel the booking of ${name}?`}
      because={
        row.guestEmail !== null
          ? t`The table is free again at once, and the guest is told by email.`
          : t`The table is free again at once. Nobody tells the guest: call them.`
      }
      cancelLabel={isPending ? t`Keep it` : t`Don't cancel`}
      onConfirm={onGiveUp}
    >
      {isPending ? t`Decline` : t`Cancel the booking`}
    </AskButton>
  );
}

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
