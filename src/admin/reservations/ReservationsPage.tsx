import { useLingui } from '@lingui/react/macro';
import { RESERVATION_STATUSES, reservationStatusOf } from '#domain/reservations/booking';
import { nextReservationStatus } from '#domain/reservations/change-reservation-status';
import { type ReservationInBook, useStaffReservations } from '../../data/react/use-staff-bookings';
import { BookFilters } from '../bookings/BookFilters';
import { BookingList } from '../bookings/BookingList';
import * as styles from '../bookings/BookingList.css';
import { BookingRow } from '../bookings/BookingRow';
import { BookEmpty, BookError, BookLoading } from '../bookings/BookStates';
import { ofDay, ofStatus } from '../bookings/booking-filter';
import { areaWords } from '../bookings/booking-words';
import { MoveButton } from '../bookings/MoveButtons';
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
  const { state, rows, retry } = useStaffReservations();
  const filter = useBookFilter(RESERVATION_STATUSES);
  const fresh = useFreshIds(rows);
  const panel = usePanel();
  const { move, last, undo, forget } = useMoveReservation();

  const ofEvening = ofDay(rows ?? [], filter.date, filter.today);
  const shown = ofStatus(ofEvening, filter.status);
  const opened = rows?.find(({ id }) => id === panel.id);

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
          next && (
            <MoveButton from={from} to={next} name={row.guestName} onMove={(to) => move(row, to)} />
          )
        }
      />
    );
  }

  return (
    <div className={styles.page}>
      <BookFilters filter={filter} statuses={RESERVATION_STATUSES} rows={ofEvening} />
      {state === 'error' && <BookError onRetry={retry} />}
      {state === 'loading' && <BookLoading />}
      {rows && shown.length === 0 && (
        <BookEmpty
          isFiltered={filter.date !== undefined || filter.status !== 'all'}
          onShowAll={filter.showAll}
        />
      )}
      <BookingList rows={shown} renderRow={rowOf} />
      {last && !opened && <UndoBar key={last.nth} act={last} onUndo={undo} onGone={forget} />}
      {opened && (
        <ReservationPanel
          row={opened}
          last={last}
          onMove={move}
          onUndo={undo}
          onGone={forget}
          onClose={panel.close}
        />
      )}
    </div>
  );
}
