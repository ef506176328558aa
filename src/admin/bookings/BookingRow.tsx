import { Plural, useLingui } from '@lingui/react/macro';
import { MessageSquareText, TriangleAlert, Users } from 'lucide-react';
import type { ReactNode } from 'react';
import type { StaffBooking } from '../../data/react/staff/use-staff-rows';
import { classNames } from '../../ui/class-names';
import { Badge } from '../../ui/feedback/EmptyState';
import { Row, VisuallyHidden } from '../../ui/layout/Flow';
import { QueuedBadge } from '../shared/Read';
import { BookingStatusBadge, bookingStatusOf, DoubleBookingBadge } from './BookingBadges';
import * as styles from './Bookings.css';
import { GuestNews } from './GuestNews';

type BookingRowProps = {
  row: StaffBooking;
  /** True if the booking arrived while the list was open: the row pulses. */
  isFresh: boolean;
  onOpen: (id: string) => void;
  facts: ReactNode;
  /** A list across days names the day in each row. */
  day?: ReactNode;
  badges?: ReactNode;
  /** Offers the next step without opening the panel. */
  action?: ReactNode;
};

/** The whole row opens the panel; its button acts at once. */
export function BookingRow({ row, isFresh, onOpen, facts, day, badges, action }: BookingRowProps) {
  const { t } = useLingui();
  const { partySize, reservationTime, guestName, specialRequests } = row;
  return (
    <li id={`booking-${row.id}`} className={classNames(styles.row, isFresh && styles.fresh)}>
      <span lang="tr" className={styles.time}>
        {reservationTime}
      </span>
      <div className={styles.who}>
        <button
          type="button"
          aria-haspopup="dialog"
          className={styles.open}
          onClick={() => onOpen(row.id)}
        >
          {guestName || t`Walk-in`}
          <VisuallyHidden>, {reservationTime}</VisuallyHidden>
        </button>
        <p className={styles.facts}>
          {day && <strong>{day}</strong>}
          <Row as="span" gap={4} wrap={false}>
            <Users size={16} />
            <Plural value={partySize} one="# person" other="# people" />
          </Row>
          {facts}
          {specialRequests && (
            <MessageSquareText role="img" aria-label={t`Has a special request`} size={16} />
          )}
        </p>
      </div>
      <div className={styles.badges}>
        <BookingStatusBadge status={bookingStatusOf(row.status)} />
        <DoubleBookingBadge id={row.id} />
        <GuestNews row={row} />
        {badges}
        {row.isQueued && <QueuedBadge />}
        {(row.conflict || row.writing?.refusal) && (
          <Badge tone="danger" icon={<TriangleAlert size={14} />}>{t`Needs you`}</Badge>
        )}
      </div>
      {action && <div className={styles.action}>{action}</div>}
    </li>
  );
}
