import { CalendarCheck, CalendarClock, CalendarX2, type LucideIcon } from 'lucide-react';
import { type ReactNode, useEffect, useRef } from 'react';
import type { BookingOnDevice } from '../../data/react/use-booking';
import * as styles from './BookingFrame.css';
import { type BookingTone, useBookingTitle } from './use-booking-title';

const ICON: Record<BookingTone, LucideIcon> = {
  honey: CalendarClock,
  success: CalendarCheck,
  lagoon: CalendarCheck,
  danger: CalendarX2,
  neutral: CalendarX2,
};

type BookingFrameProps = { shown: BookingOnDevice; isNew: boolean; children: ReactNode };

/** Shows a card with its status as headline; a new booking's card takes the focus on each change. */
export function BookingFrame({ shown, isNew, children }: BookingFrameProps) {
  const { tone, title } = useBookingTitle(shown);
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (isNew && title) heading.current?.focus({ preventScroll: false });
  }, [isNew, title]);
  const Icon = ICON[tone];
  return (
    <article className={styles.card}>
      <div className={styles.tone[tone]}>
        <Icon aria-hidden="true" size={24} className={styles.icon[tone]} />
        <h4 ref={heading} tabIndex={-1} className={styles.title}>
          {title}
        </h4>
      </div>
      <div className={styles.body}>{children}</div>
    </article>
  );
}
