import { Trans, useLingui } from '@lingui/react/macro';
import { CalendarSearch, CloudOff } from 'lucide-react';
import type { ReactNode } from 'react';
import type { BookingRead } from '#domain/bookings/booking';
import type { StaffBrunch, StaffTableBooking } from '../../data/react/staff/use-staff-rows';
import { Button } from '../../ui/controls/Button';
import { EmptyState } from '../../ui/feedback/EmptyState';
import { Skeleton } from '../../ui/feedback/Skeleton';
import { Stack } from '../../ui/layout/Flow';
import { VisuallyHidden } from '../../ui/layout/VisuallyHidden';
import { CannotRead } from '../shared/Read';
import { StatusFilter } from '../shared/StatusFilter';
import { BookingList } from './BookingList';
import * as styles from './BookingList.css';
import { BOOKING_STATUS_WORDS, type BookingStatus } from './booking-words';
import { DayFilter } from './DayFilter';
import type { Book, useBookingsFilter } from './use-booking-history';

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

const BONES = ['a', 'b', 'c', 'd', 'e'];

/** Shows a skeleton while the page reads the replica. */
function BookingsLoading() {
  const { t } = useLingui();
  return (
    <Stack gap={8}>
      <VisuallyHidden>
        <p role="status">{t`Loading bookings…`}</p>
      </VisuallyHidden>
      {BONES.map((bone) => (
        <Skeleton key={bone} shape="button" />
      ))}
    </Stack>
  );
}

/** Shows unreadable storage: nobody knows whether bookings exist. */
function BookingsError({ onRetry }: { onRetry: () => void }) {
  return (
    <CannotRead
      title={<Trans>This tablet can't read its bookings right now</Trans>}
      onRetry={onRetry}
    >
      <Trans>
        There may be bookings that you don't see here. If it stays like this, reload the page or use
        another tablet.
      </Trans>
    </CannotRead>
  );
}

/** Shows that an evening outside the replica needs a connection. */
function BookingsUnasked({ onRetry }: { onRetry: () => void }) {
  const { t } = useLingui();
  return (
    <EmptyState
      icon={<CloudOff aria-hidden="true" size={40} />}
      title={<Trans>This evening is not on this tablet</Trans>}
      action={<Button tone="outline" onClick={onRetry}>{t`Try again`}</Button>}
    >
      <Trans>Evenings before yesterday need a connection.</Trans>
    </EmptyState>
  );
}

type NoBookingsProps = { isFiltered: boolean; onShowAll: () => void };

/** Shows that no bookings exist, or that none match the filters. */
function NoBookings({ isFiltered, onShowAll }: NoBookingsProps) {
  const { t } = useLingui();
  return (
    <EmptyState
      icon={<CalendarSearch aria-hidden="true" size={40} />}
      title={isFiltered ? <Trans>No booking matches</Trans> : <Trans>No upcoming bookings</Trans>}
      action={
        isFiltered && (
          <Button tone="outline" onClick={onShowAll}>{t`Show all upcoming bookings`}</Button>
        )
      }
    >
      {isFiltered ? (
        <Trans>No bookings with this status this evening.</Trans>
      ) : (
        <Trans>New ones appear here by themselves.</Trans>
      )}
    </EmptyState>
  );
}

type BookingsFiltersProps = {
  filter: ReturnType<typeof useBookingsFilter>;
  statuses: readonly BookingStatus[];
  /** Holds the bookings of the chosen evening, of every status. */
  rows: readonly BookingRead[];
};

function BookingsFilters({ filter, statuses, rows }: BookingsFiltersProps) {
  const { t } = useLingui();
  const counts = countByStatus(rows);
  const choices = ['all' as const, ...statuses].map((value) => ({
    value,
    label: value === 'all' ? t`All` : t(BOOKING_STATUS_WORDS[value]),
    count: counts[value] ?? 0,
  }));
  return (
    <Stack gap={12}>
      <StatusFilter
        label={t`Status`}
        value={filter.status}
        choices={choices}
        onChange={filter.setStatus}
      />
      <DayFilter date={filter.date} today={filter.today} onChange={filter.setDate} />
    </Stack>
  );
}

/** Without a day the list starts today. */
export function ofDay<Row extends BookingRead>(
  rows: readonly Row[],
  date: string | undefined,
  today: string,
): Row[] {
  return rows.filter(({ serviceDay }) =>
    date === undefined ? serviceDay >= today : serviceDay === date,
  );
}

/** `all` means every status. */
export function ofStatus<Row extends BookingRead>(rows: readonly Row[], status: string): Row[] {
  return status === 'all' ? [...rows] : rows.filter((row) => row.status === status);
}

/** Counts bookings by status, and in total. */
export function countByStatus(rows: readonly BookingRead[]): Record<string, number> {
  const counts: Record<string, number> = { all: rows.length };
  for (const { status } of rows) counts[status] = (counts[status] ?? 0) + 1;
  return counts;
}
