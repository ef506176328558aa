import { useLingui } from '@lingui/react/macro';
import type { BookingRead } from '#domain/bookings/booking';
import { StatusFilter } from '../shared/StatusFilter';
import * as styles from './BookingList.css';
import { countByStatus } from './booking-filter';
import { BOOKING_STATUS_WORDS, type BookingStatus } from './booking-words';
import { DayFilter } from './DayFilter';
import type { useBookingsFilter } from './use-bookings-filter';

type BookingsFiltersProps = {
  filter: ReturnType<typeof useBookingsFilter>;
  statuses: readonly BookingStatus[];
  /** Holds the bookings of the chosen evening, of every status. */
  rows: readonly BookingRead[];
};

export function BookingsFilters({ filter, statuses, rows }: BookingsFiltersProps) {
  const { t } = useLingui();
  const counts = countByStatus(rows);
  const choices = ['all' as const, ...statuses].map((value) => ({
    value,
    label: value === 'all' ? t`All` : t(BOOKING_STATUS_WORDS[value]),
    count: counts[value] ?? 0,
  }));
  return (
    <div className={styles.filters}>
      <StatusFilter
        label={t`Status`}
        value={filter.status}
        choices={choices}
        onChange={filter.setStatus}
      />
      <DayFilter date={filter.date} today={filter.today} onChange={filter.setDate} />
    </div>
  );
}
