import { useLingui } from '@lingui/react/macro';
import { Button } from '../../../ui/controls/Button';
import { VisuallyHidden } from '../../../ui/layout/VisuallyHidden';
import { type BookingStatus, moveWords } from '../booking-words';
import { ArrivalButton } from './ArrivalButton';
import type { StatusChanges } from './booking-status-changes';
import type { Arrival } from './use-arrival';

type StatusButtonProps<Status> = {
  id: string;
  from: BookingStatus;
  to: Status;
  /** Screen readers read the guest's name. */
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

type OtherStatusesProps<Status> = {
  id: string;
  from: BookingStatus;
  moves: StatusChanges<Status>;
  name: string;
  startsAt: number;
  onMove: (to: Status, arrival?: Arrival) => void;
};

/** Shows the secondary steps. */
export function OtherStatuses<Status extends BookingStatus>(props: OtherStatusesProps<Status>) {
  const { moves, ...about } = props;
  return moves.others.map((to) => <StatusButton key={to} to={to} {...about} />);
}
