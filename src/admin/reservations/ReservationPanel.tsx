import { useLingui } from '@lingui/react/macro';
import { type ReservationStatus, reservationStatusOf } from '#domain/reservations/booking';
import { canChangeReservationStatus } from '#domain/reservations/change-reservation-status';
import type { ReservationInBook } from '../../data/react/staff/use-staff-bookings';
import { BookingFacts, Fact } from '../bookings/BookingFacts';
import { BookingPanel } from '../bookings/BookingPanel';
import * as styles from '../bookings/BookingPanel.css';
import { areaWords } from '../bookings/booking-words';
import { useIsEarly } from '../bookings/buttons/ArrivalButton';
import { reservationMoves } from '../bookings/buttons/booking-moves';
import { GiveUpButton } from '../bookings/buttons/GiveUpButton';
import { MoveButton, OtherMoves } from '../bookings/buttons/MoveButtons';
import { useClockValue } from '../page/board-clock';
import type { DoneActs } from '../shared/use-undoable';

type ReservationPanelProps = {
  row: ReservationInBook;
  /** Over: it is read, not changed. */
  isPast: boolean;
  done: DoneActs;
  onMove: (row: ReservationInBook, to: ReservationStatus, isEarly?: boolean) => void;
  onClose: () => void;
};

/** A table reservation with all that can be done about it. */
export function ReservationPanel({ row, isPast, onMove, ...panel }: ReservationPanelProps) {
  const { t } = useLingui();
  const mine = wantedMove(row);
  return (
    <BookingPanel
      {...panel}
      row={row}
      onMine={mine && (() => onMove(row, mine, mine === 'seated'))}
      acts={!isPast && <Acts row={row} onMove={onMove} />}
    >
      <BookingFacts row={row}>
        <Fact name={t`Requested area`}>{t(areaWords(row.tablePreference))}</Fact>
      </BookingFacts>
    </BookingPanel>
  );
}

/** Giving a booking up is asked about, by its own button. */
function wantedMove({ status, conflict }: ReservationInBook): ReservationStatus | null {
  if (!conflict?.wanted) return null;
  const to = reservationStatusOf(conflict.wanted);
  const isStep = to !== 'cancelled' && canChangeReservationStatus(reservationStatusOf(status), to);
  return isStep ? to : null;
}

function Acts({ row, onMove }: Pick<ReservationPanelProps, 'row' | 'onMove'>) {
  const { t } = useLingui();
  const { guestEmail } = row;
  const name = row.guestName || t`Walk-in`;
  const from = reservationStatusOf(row.status);
  const startsAt = Date.parse(row.reservationDate);
  const hasBegun = useClockValue((now) => now >= startsAt, false);
  const moves = reservationMoves({ status: from, startsAt, now: hasBegun ? startsAt : 0 });
  const move = (to: ReservationStatus, early?: boolean) => onMove(row, to, early);
  const isEarlySeat = useIsEarly(startsAt) && moves.next === 'seated';
  const about = { from, name, startsAt, onMove: move };
  return (
    <div className={styles.acts}>
      {moves.next && !isEarlySeat && <MoveButton isBig to={moves.next} {...about} />}
      <div className={styles.others}>
        {isEarlySeat && <MoveButton to="seated" {...about} />}
        <OtherMoves moves={moves} {...about} />
        {moves.canCancel && (
          <GiveUpButton
            name={name}
            isPending={from === 'pending'}
            isTold={guestEmail !== null}
            onGiveUp={() => move('cancelled')}
          />
        )}
      </div>
    </div>
  );
}
