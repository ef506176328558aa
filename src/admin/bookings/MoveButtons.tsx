import { useLingui } from '@lingui/react/macro';
import { Button } from '../../ui/controls/Button';
import { VisuallyHidden } from '../../ui/layout/VisuallyHidden';
import type { Moves } from './booking-moves';
import { type BookingStatus, moveWords } from './booking-words';

type MoveButtonProps<Status> = {
  from: BookingStatus;
  to: Status;
  /** Whose booking, for those who hear the buttons of a list. */
  name: string;
  isBig?: boolean;
  onMove: (to: Status) => void;
};

/** One step of a booking. */
export function MoveButton<Status extends BookingStatus>(props: MoveButtonProps<Status>) {
  const { from, to, name, isBig = false, onMove } = props;
  const { t } = useLingui();
  // Who still waits for an answer; in a list there may be many, so only the panel is loud.
  const isAnswer = from === 'pending' && to === 'confirmed';
  const loud = isBig ? 'solid' : 'tonal';
  return (
    <Button
      tone={isAnswer ? loud : 'outline'}
      size={isBig ? 'cta' : 'tap'}
      block={isBig}
      onClick={() => onMove(to)}
    >
      {t(moveWords(from, to))}
      <VisuallyHidden>{`: ${name}`}</VisuallyHidden>
    </Button>
  );
}

type OtherMovesProps<Status> = {
  from: BookingStatus;
  moves: Moves<Status>;
  name: string;
  onMove: (to: Status) => void;
};

/** The steps beside the big one. */
export function OtherMoves<Status extends BookingStatus>(props: OtherMovesProps<Status>) {
  const { from, moves, name, onMove } = props;
  return moves.others.map((to) => (
    <MoveButton key={to} from={from} to={to} name={name} onMove={onMove} />
  ));
}
