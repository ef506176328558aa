import { Plural, Trans, useLingui } from '@lingui/react/macro';
import type { MemberBooking, MemberRead } from '#domain/club/club-view';
import { useClubReading } from '../../data/react/use-club';
import { formatDateTime } from '../../i18n/format';
import { useLanguage } from '../../i18n/use-language';
import { Button } from '../../ui/controls/Button';
import { Badge } from '../../ui/feedback/Badge';
import { EmptyState } from '../../ui/feedback/EmptyState';
import { Skeleton } from '../../ui/feedback/Skeleton';
import * as text from '../../ui/theme/text.css';
import * as styles from './club.css';
import { BOOKING_STATUS } from './club-words';
import { NotRead } from './NotRead';
import { saveCalendarFile } from './save-file';

/** Tables and brunches booked while signed in. */
export function MyBookingsTab({ member }: { member: MemberRead }) {
  const bookings = useClubReading<MemberBooking[]>(`/api/users/${member.id}/reservations`);
  return (
    <div className={styles.tabBody}>
      {bookings.hasFailed && <NotRead onAgain={bookings.again} />}
      {!bookings.hasFailed && bookings.value === null && <Skeleton shape="block" />}
      {bookings.value?.length === 0 && (
        <EmptyState>
          <Trans>No bookings yet.</Trans>
        </EmptyState>
      )}
      {bookings.value && bookings.value.length > 0 && (
        <ul className={styles.list}>
          {bookings.value.map((booking) => (
            <li key={booking.id} className={styles.card}>
              <BookingCard booking={booking} />
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}

function BookingCard({ booking }: { booking: MemberBooking }) {
  const { t } = useLingui();
  const language = useLanguage();
  const { kind, status, partySize } = booking;
  const title = kind === 'brunch' ? 'Bottomless Brunch' : t`Table`;
  const status_ = BOOKING_STATUS[status] ?? BOOKING_STATUS.pending;
  const isAhead = Date.parse(booking.reservationDate) > Date.now();
  return (
    <>
      <div className={styles.row}>
        <span className={text.item}>{title}</span>
        <Badge tone={status === 'confirmed' ? 'ink' : status === 'pending' ? 'honey' : 'neutral'}>
          {status_ && t(status_)}
        </Badge>
      </div>
      <p className={text.body}>
        {formatDateTime(Date.parse(booking.reservationDate), language)} ·{' '}
        <Plural value={partySize} one="# person" other="# people" />
      </p>
      {isAhead && (
        <div className={styles.acts}>
          <Button
            tone="outline"
            size="compact"
            onClick={() => saveCalendarFile({ ...booking, title: `Bar Bliss · ${title}` })}
          >
            <Trans>Add to calendar</Trans>
          </Button>
        </div>
      )}
    </>
  );
}
