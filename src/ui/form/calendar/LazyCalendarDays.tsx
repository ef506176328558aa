import { type ComponentType, lazy, Suspense } from 'react';
import { Skeleton } from '../../feedback/Skeleton';
import type { CalendarDaysProps } from './CalendarDays';
import * as styles from './CalendarField.css';
import { CalendarPlain } from './CalendarPlain';

// The calendar comes when it is opened; without a connection the device's own picker does.
const CalendarDays = lazy<ComponentType<CalendarDaysProps>>(() =>
  import('./CalendarDays').then(
    ({ CalendarDays: days }) => ({ default: days }),
    () => ({ default: CalendarPlain }),
  ),
);

/** The calendar, or room for it while it comes. */
export function LazyCalendarDays(props: CalendarDaysProps) {
  return (
    <Suspense fallback={<Skeleton shape="block" className={styles.room} />}>
      <CalendarDays {...props} />
    </Suspense>
  );
}
