import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { CircleDashed, MessageSquareText, TriangleAlert, Users } from 'lucide-react';
import type { ReactNode } from 'react';
import type { StaffBrunch, StaffTableBooking } from '../../data/react/staff/use-staff-bookings';
import { classNames } from '../../ui/class-names';
import { Badge } from '../../ui/feedback/Badge';
import { VisuallyHidden } from '../../ui/layout/VisuallyHidden';
import * as styles from './BookingRow.css';
import { BookingStatusBadge } from './BookingStatusBadge';
import { bookingStatusOf } from './booking-words';

type BookingRowProps = {
  row: StaffTableBooking | StaffBrunch;
  /** It came while the list was open: it pulses once. */
  isFresh: boolean;
  onOpen: (id: string) => void;
  /** Where they sit, or what they eat. */
  facts: ReactNode;
  /** More states than the one that all bookings have. */
  badges?: ReactNode;
  /** The one big step, so that the usual evening needs no panel. */
  act?: ReactNode;
};

/** One booking of the list. The whole row opens it; its button acts at once. */
export function BookingRow({ row, isFresh, onOpen, facts, badges, act }: BookingRowProps) {
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
          <span className={styles.fact}>
            <Users aria-hidden="true" size={16} />
            <Plural value={partySize} one="# person" other="# people" />
          </span>
          {facts}
          {specialRequests && (
            <MessageSquareText role="img" aria-label={t`Has a special request`} size={16} />
          )}
        </p>
      </div>
      <div className={styles.badges}>
        <BookingStatusBadge status={bookingStatusOf(row.status)} />
        {badges}
        {row.isQueued && (
          <Badge tone="honey" icon={<CircleDashed aria-hidden="true" size={14} />}>
            <Trans>Waiting to sync</Trans>
          </Badge>
        )}
        {row.conflict && (
          <Badge tone="danger" icon={<TriangleAlert aria-hidden="true" size={14} />}>
            <Trans>Needs you</Trans>
          </Badge>
        )}
      </div>
      {act && <div className={styles.act}>{act}</div>}
    </li>
  );
}
