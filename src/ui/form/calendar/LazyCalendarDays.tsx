import { type ComponentType, lazy, Suspense } from 'react';
import { Skeleton } from '../../feedback/Skeleton';
import type { CalendarDaysProps } from './CalendarDays';
import * as styles from './CalendarField.css';
import { CalendarPlain } from './CalendarPlain';

// The calendar loads on opening; an offline device shows the native picker.
const CalendarDays = lazy<ComponentType<CalendarDaysProps>>(() =>
  import('./CalendarDays').then(
    ({ CalendarDays: days }) => ({ default: days }),
    () => ({ default: CalendarPlain }),
  ),
);

/** Shows the calendar, or a placeholder while the calendar loads. */
export function LazyCalendarDays(props: CalendarDaysProps) {
  return (
    <Suspense fallback={<Skeleton shape="block" className={styles.room} />}>
      <CalendarDays {...props} />
    </Suspense>
  );
}
