import type { ReactNode } from 'react';
import type { BrunchInBook, ReservationInBook } from '../../data/react/staff/use-staff-bookings';
import { BookFilters } from './BookFilters';
import { BookingList } from './BookingList';
import * as styles from './BookingList.css';
import { BookEmpty, BookError, BookLoading, BookUnasked } from './BookStates';
import { ofDay, ofStatus } from './booking-filter';
import type { BookingStatus } from './booking-words';
import type { useBookFilter } from './use-book-filter';
import type { Book } from './use-booking-history';

type BookBodyProps<Row> = {
  book: Book<Row>;
  filter: ReturnType<typeof useBookFilter>;
  statuses: readonly BookingStatus[];
  renderRow: (row: Row) => ReactNode;
  /** Bars and panels over the list. */
  children: ReactNode;
};

/** A book of tables or brunches, in each of its states. */
export function BookBody<Row extends ReservationInBook | BrunchInBook>(props: BookBodyProps<Row>) {
  const { book, filter, statuses, renderRow, children } = props;
  const { state, rows, retry } = book;
  const ofEvening = ofDay(rows ?? [], filter.date, filter.today);
  const shown = ofStatus(ofEvening, filter.status);
  return (
    <div className={styles.page}>
      <BookFilters filter={filter} statuses={statuses} rows={ofEvening} />
      {state === 'error' && <BookError onRetry={retry} />}
      {state === 'unasked' && <BookUnasked onRetry={retry} />}
      {state === 'loading' && <BookLoading />}
      {rows && shown.length === 0 && (
        <BookEmpty
          isFiltered={filter.date !== undefined || filter.status !== 'all'}
          onShowAll={filter.showAll}
        />
      )}
      <BookingList rows={shown} renderRow={renderRow} />
      {children}
    </div>
  );
}
