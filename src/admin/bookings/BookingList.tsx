import { Plural } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import type { StaffBrunch, StaffTableBooking } from '../../data/react/staff/use-staff-bookings';
import { formatWholeDay } from '../../i18n/day-text';
import { useLanguage } from '../../i18n/use-language';
import * as styles from './BookingList.css';
import { byDayAndHour } from './booking-days';

type BookingListProps<Row> = {
  rows: readonly Row[];
  renderRow: (row: Row) => ReactNode;
};

/** Shows bookings grouped by evening and hour. */
export function BookingList<Row extends StaffTableBooking | StaffBrunch>({
  rows,
  renderRow,
}: BookingListProps<Row>) {
  const language = useLanguage();
  return byDayAndHour(rows).map(({ day, hours, parties, people }) => (
    <section key={day} aria-labelledby={`day-${day}`} className={styles.day}>
      <header className={styles.header}>
        <h2 id={`day-${day}`} className={styles.date}>
          {formatWholeDay(day, language)}
        </h2>
        <p className={styles.sum}>
          <Plural value={parties} one="# booking" other="# bookings" />
          {' · '}
          <Plural value={people} one="# person" other="# people" />
        </p>
      </header>
      {hours.map(({ hour, rows: ofHour }) => (
        <div key={hour} className={styles.hour}>
          <h3 lang="tr" className={styles.hourName}>
            {hour}
          </h3>
          <ul className={styles.rows}>{ofHour.map(renderRow)}</ul>
        </div>
      ))}
    </section>
  ));
}
