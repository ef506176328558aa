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
import { Button } from '../../ui/controls/Button';
import { VisuallyHidden } from '../../ui/layout/VisuallyHidden';
import { AskButton } from '../shared/AskButton';
import { type Arrival, ArrivalButton } from './ArrivalButton';
import { type BookingStatus, moveWords } from './BookingBadges';

type StatusButtonProps<Status> = {
  id: string;
  from: BookingStatus;
  to: Status;
  name: string;
  isBig?: boolean;
  /** The slot (ms) decides: seating more than 90 minutes earlier needs a confirmation. */
  startsAt: number;
  onMove: (to: Status, arrival?: Arrival) => void;
};

export function StatusButton<Status extends BookingStatus>(props: StatusButtonProps<Status>) {
  const { id, from, to, name, isBig = false, startsAt, onMove } = props;
  const { t } = useLingui();
  // Pending bookings have a solid button only in the panel, because a list may have many.
  const isConfirmation = from === 'pending' && to === 'confirmed';
  const loud = isBig ? 'solid' : 'tonal';
  if (to === 'seated') {
    return (
      <ArrivalButton
        id={id}
        label={t(moveWords(from, to))}
        name={name}
        startsAt={startsAt}
        size={isBig ? 'cta' : 'tap'}
        block={isBig}
        onArrive={(arrival) => onMove(to, arrival)}
      />
    );
  }
  return (
    <Button
      tone={isConfirmation ? loud : 'outline'}
      size={isBig ? 'cta' : 'tap'}
      block={isBig}
      onClick={() => onMove(to)}
    >
      {t(moveWords(from, to))}
      <VisuallyHidden>{`: ${name}`}</VisuallyHidden>
    </Button>
  );
}

type OtherStatusesProps<Status> = Omit<StatusButtonProps<Status>, 'to' | 'isBig'> & {
  moves: StatusChanges<Status>;
};

export function OtherStatuses<Status extends BookingStatus>(props: OtherStatusesProps<Status>) {
  const { moves, ...about } = props;
  return moves.others.map((to) => <StatusButton key={to} to={to} {...about} />);
}

type GiveUpButtonProps = {
  name: string;
  /** Staff decline a pending booking instead of cancelling it. */
  isPending: boolean;
  /** The guest gets a mail; without an address staff must call. */
  isTold: boolean;
  onGiveUp: () => void;
};

/** Asks before declining or cancelling, because nobody can undo either. */
export function GiveUpButton({ name, isPending, isTold, onGiveUp }: GiveUpButtonProps) {
  const { t } = useLingui();
  return (
    <AskButton
      tone="quiet"
      icon={<X size={20} />}
      ask={isPending ? t`Decline the booking of ${name}?` : t`Cancel the booking of ${name}?`}
      because={
        isTold
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
