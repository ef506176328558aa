import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { CalendarPlus, Link2, Navigation } from 'lucide-react';
import { keepsTable } from '#domain/bookings/booking';
import type { MemberBooking, MemberRead } from '#domain/club/guest-member';
import { useClubReading } from '../../../data/react/use-club';
import { useVenue } from '../../../data/react/use-venue';
import { formatDateTime } from '../../../i18n/format';
import { useLanguage } from '../../../i18n/use-language';
import { LinkButton } from '../../../ui/controls/LinkButton';
import { Badge } from '../../../ui/feedback/Badge';
import { EmptyState } from '../../../ui/feedback/EmptyState';
import { Skeleton } from '../../../ui/feedback/Loading';
import { Row, Stack } from '../../../ui/layout/Flow';
import * as text from '../../../ui/theme/text.css';
import { directionsTo, mapsOf } from '../../venue/venue-links';
import * as styles from '../club.css';
import { BOOKING_STATUS } from '../club-words';
import { NotRead } from './MemberParts';

export function MyBookingsTab({ member }: { member: MemberRead }) {
  const { t } = useLingui();
  const bookings = useClubReading<MemberBooking[]>(`/api/users/${member.id}/reservations`);
  return (
    <div className={styles.tabBody}>
      {bookings.hasFailed && <NotRead onAgain={bookings.again} />}
      {!bookings.hasFailed && bookings.value === null && <Skeleton shape="block" />}
      {bookings.value?.length === 0 && <EmptyState>{t`No bookings yet.`}</EmptyState>}
      {bookings.value && bookings.value.length > 0 && (
        <Stack as="ul" gap={12}>
          {bookings.value.map((booking) => (
            <li key={booking.id} className={styles.card}>
              <BookingCard booking={booking} />
            </li>
          ))}
        </Stack>
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
  const isAhead = Date.parse(booking.reservationDate) > Date.now() && keepsTable(status);
  return (
    <>
      <Row justify="between">
        <span className={text.item}>{title}</span>
        <Badge tone={status === 'confirmed' ? 'ink' : status === 'pending' ? 'honey' : 'neutral'}>
          {status_ && t(status_)}
        </Badge>
      </Row>
      <p className={text.body}>
        {formatDateTime(Date.parse(booking.reservationDate), language)} ·{' '}
        <Plural value={partySize} one="# person" other="# people" />
      </p>
      {isAhead && <BookingLinks booking={booking} />}
    </>
  );
}

/** Shows a calendar entry, directions, and the page to cancel on. */
function BookingLinks({ booking }: { booking: MemberBooking }) {
  const language = useLanguage();
  const venue = useVenue();
  const directions = venue && directionsTo(venue, mapsOf(navigator));
  return (
    <Row align="stretch">
      <LinkButton
        tone="outline"
        href={`${booking.calendarUrl}&lang=${language}`}
        icon={<CalendarPlus aria-hidden="true" size={20} />}
      >
        <Trans>Add to calendar</Trans>
      </LinkButton>
      {directions && (
        <LinkButton
          tone="outline"
          href={directions}
          target="_blank"
          rel="noopener noreferrer"
          icon={<Navigation aria-hidden="true" size={20} />}
        >
          <Trans>Directions</Trans>
        </LinkButton>
      )}
      <LinkButton
        tone="quiet"
        href={`${booking.manageUrl}&lang=${language}`}
        icon={<Link2 aria-hidden="true" size={20} />}
      >
        <Trans>Link to this booking</Trans>
      </LinkButton>
    </Row>
  );
}
