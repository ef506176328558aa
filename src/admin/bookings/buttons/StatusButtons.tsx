import { useLingui } from '@lingui/react/macro';
import { Button } from '../../../ui/controls/Button';
import { VisuallyHidden } from '../../../ui/layout/VisuallyHidden';
import { type BookingStatus, moveWords } from '../booking-words';
import { ArrivalButton } from './ArrivalButton';
import type { StatusChanges } from './booking-status-changes';

type StatusButtonProps<Status> = {
  from: BookingStatus;
  to: Status;
  /** Screen readers read the guest's name. */
  name: string;
  isBig?: boolean;
  /** The slot (ms) decides: seating more than 90 minutes earlier needs a confirmation. */
  startsAt: number;
  onMove: (to: Status, isEarly?: boolean) => void;
};

export function StatusButton<Status extends BookingStatus>(props: StatusButtonProps<Status>) {
  const { from, to, name, isBig = false, startsAt, onMove } = props;
  const { t } = useLingui();
  // Pending bookings have a solid button only in the panel, because a list may have many.
  const isConfirmation = from === 'pending' && to === 'confirmed';
  const loud = isBig ? 'solid' : 'tonal';
  if (to === 'seated') {
    return (
      <ArrivalButton
        label={t(moveWords(from, to))}
        name={name}
        startsAt={startsAt}
        size={isBig ? 'cta' : 'tap'}
        block={isBig}
        onArrive={(isEarly) => onMove(to, isEarly)}
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
  from: BookingStatus;
  moves: StatusChanges<Status>;
  name: string;
  startsAt: number;
  onMove: (to: Status, isEarly?: boolean) => void;
};

/** Shows the secondary steps. */
export function OtherStatuses<Status extends BookingStatus>(props: OtherStatusesProps<Status>) {
  const { from, moves, name, startsAt, onMove } = props;
  return moves.others.map((to) => (
    <StatusButton key={to} from={from} to={to} name={name} startsAt={startsAt} onMove={onMove} />
  ));
}
