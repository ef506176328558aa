import { type ComponentType, lazy, Suspense } from 'react';
import { Skeleton } from '../../feedback/Skeleton';
import type { CalendarDaysProps } from './CalendarDays';
import * as styles from './CalendarField.css';
import { CalendarPlain } from './CalendarPlain';

// Loaded on opening; offline the native picker is used.
const CalendarDays = lazy<ComponentType<CalendarDaysProps>>(() =>
  import('./CalendarDays').then(
    ({ CalendarDays: days }) => ({ default: days }),
    () => ({ default: CalendarPlain }),
  ),
);

/** The calendar, or a placeholder while it loads. */
export function LazyCalendarDays(props: CalendarDaysProps) {
  return (
    <Suspense fallback={<Skeleton shape="block" className={styles.room} />}>
      <CalendarDays {...props} />
    </Suspense>
  );
}
