import type { ReactNode } from 'react';
import type { StaffBrunch, StaffTableBooking } from '../../data/react/staff/use-staff-bookings';
import { BookingList } from './BookingList';
import * as styles from './BookingList.css';
import { BookingsFilters } from './BookingsFilters';
import { BookingsError, BookingsLoading, BookingsUnasked, NoBookings } from './BookingsStates';
import { ofDay, ofStatus } from './booking-filter';
import type { BookingStatus } from './booking-words';
import type { Book } from './use-booking-history';
import type { useBookingsFilter } from './use-bookings-filter';

type BookingsBodyProps<Row> = {
  book: Book<Row>;
  filter: ReturnType<typeof useBookingsFilter>;
  statuses: readonly BookingStatus[];
  renderRow: (row: Row) => ReactNode;
  /** The page shows these bars and panels over the list. */
  children: ReactNode;
};

/** Shows a list of bookings with its loading, empty and error states. */
export function BookingsBody<Row extends StaffTableBooking | StaffBrunch>(
  props: BookingsBodyProps<Row>,
) {
  const { book, filter, statuses, renderRow, children } = props;
  const { state, rows, retry } = book;
  const ofEvening = ofDay(rows ?? [], filter.date, filter.today);
  const shown = ofStatus(ofEvening, filter.status);
  return (
    <div className={styles.page}>
      <BookingsFilters filter={filter} statuses={statuses} rows={ofEvening} />
      {state === 'error' && <BookingsError onRetry={retry} />}
      {state === 'unasked' && <BookingsUnasked onRetry={retry} />}
      {state === 'loading' && <BookingsLoading />}
      {rows && shown.length === 0 && (
        <NoBookings
          isFiltered={filter.date !== undefined || filter.status !== 'all'}
          onShowAll={filter.showAll}
        />
      )}
      <BookingList rows={shown} renderRow={renderRow} />
      {children}
    </div>
  );
}
