import { useLingui } from '@lingui/react/macro';
import {
  RESERVATION_STATUSES,
  type ReservationStatus,
  reservationStatusOf,
} from '#domain/reservations/booking';
import { nextReservationStatus } from '#domain/reservations/change-reservation-status';
import {
  type ReservationInBook,
  useStaffReservations,
} from '../../data/react/staff/use-staff-bookings';
import { BookBody } from '../bookings/BookBody';
import { BookingRow } from '../bookings/BookingRow';
import { areaWords } from '../bookings/booking-words';
import { useIsEarly } from '../bookings/buttons/ArrivalButton';
import { MoveButton } from '../bookings/buttons/MoveButtons';
import { useBookFilter } from '../bookings/use-book-filter';
import { useBookingHistory } from '../bookings/use-booking-history';
import { useFreshIds } from '../bookings/use-fresh-ids';
import { usePageTitle } from '../page/use-page-title';
import { UndoBar } from '../shared/UndoBar';
import { usePanel } from '../shared/use-panel';
import { ReservationPanel } from './ReservationPanel';
import { useMoveReservation } from './use-move-reservation';

/** The book of tables: who comes when, and what is still to be answered. */
export function ReservationsPage() {
  const { t } = useLingui();
  usePageTitle(t`Table Reservations - Bar Bliss`);
  const filter = useBookFilter(RESERVATION_STATUSES);
  const book = useBookingHistory(useStaffReservations(), '/api/admin/reservations', filter);
  const fresh = useFreshIds(book.isPast ? undefined : book.rows);
  const panel = usePanel();
  const { move, ...done } = useMoveReservation();
  const { last, clock, undo } = done;

  const opened = book.rows?.find(({ id }) => id === panel.id);

  function rowOf(row: ReservationInBook) {
    const from = reservationStatusOf(row.status);
    const next = nextReservationStatus(from);
    return (
      <BookingRow
        key={row.id}
        row={row}
        isFresh={fresh.has(row.id)}
        onOpen={panel.open}
        facts={[t(areaWords(row.tablePreference)), row.tableLabel].filter(Boolean).join(' · ')}
        act={next && !book.isPast && <NextStep row={row} from={from} to={next} onMove={move} />}
      />
    );
  }

  return (
    <BookBody book={book} filter={filter} statuses={RESERVATION_STATUSES} renderRow={rowOf}>
      {last && !opened && <UndoBar words={last.words} clock={clock} onUndo={undo} />}
      {opened && (
        <ReservationPanel
          row={opened}
          isPast={book.isPast}
          done={done}
          onMove={move}
          onClose={panel.close}
        />
      )}
    </BookBody>
  );
}

type NextStepProps = {
  row: ReservationInBook;
  from: ReservationStatus;
  to: ReservationStatus;
  onMove: (row: ReservationInBook, to: ReservationStatus) => void;
};

/** The big button of a row. More than 90 minutes before the slot only the panel seats a party, after a question. */
function NextStep({ row, from, to, onMove }: NextStepProps) {
  const { t } = useLingui();
  const startsAt = Date.parse(row.reservationDate);
  const isEarly = useIsEarly(startsAt);
  if (to === 'seated' && isEarly) return null;
  const name = row.guestName || t`Walk-in`;
  return (
    <MoveButton
      from={from}
      to={to}
      name={name}
      startsAt={startsAt}
      onMove={() => onMove(row, to)}
    />
  );
}
