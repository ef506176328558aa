import { useLingui } from '@lingui/react/macro';
import { RESERVATION_STATUSES, reservationStatusOf } from '#domain/reservations/booking';
import { nextReservationStatus } from '#domain/reservations/change-reservation-status';
import { type ReservationInBook, useStaffReservations } from '../../data/react/use-staff-bookings';
import { BookBody } from '../bookings/BookBody';
import { BookingRow } from '../bookings/BookingRow';
import { areaWords } from '../bookings/booking-words';
import { MoveButton } from '../bookings/MoveButtons';
import { useBook } from '../bookings/use-book';
import { useBookFilter } from '../bookings/use-book-filter';
import { useFreshIds } from '../bookings/use-fresh-ids';
import { UndoBar } from '../shared/UndoBar';
import { usePanel } from '../shared/use-panel';
import { usePageTitle } from '../shell/use-page-title';
import { ReservationPanel } from './ReservationPanel';
import { useMoveReservation } from './use-move-reservation';

/** The book of tables: who comes when, and what is still to be answered. */
export function ReservationsPage() {
  const { t } = useLingui();
  usePageTitle(t`Table Reservations - Bar Bliss`);
  const filter = useBookFilter(RESERVATION_STATUSES);
  const book = useBook(useStaffReservations(), '/api/admin/reservations', filter);
  const fresh = useFreshIds(book.isPast ? undefined : book.rows);
  const panel = usePanel();
  const { move, last, undo, forget } = useMoveReservation();

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
        act={
          next &&
          !book.isPast && (
            <MoveButton
              from={from}
              to={next}
              name={row.guestName || t`Walk-in`}
              onMove={(to) => move(row, to)}
            />
          )
        }
      />
    );
  }

  return (
    <BookBody book={book} filter={filter} statuses={RESERVATION_STATUSES} renderRow={rowOf}>
      {last && !opened && <UndoBar key={last.nth} act={last} onUndo={undo} onGone={forget} />}
      {opened && (
        <ReservationPanel
          row={opened}
          isPast={book.isPast}
          last={last}
          onMove={move}
          onUndo={undo}
          onGone={forget}
          onClose={panel.close}
        />
      )}
    </BookBody>
  );
}
