import { Plural, Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import type { StaffBrunch, StaffTableBooking } from '../../data/react/staff/use-staff-bookings';
import { formatWholeDay } from '../../i18n/day-text';
import { formatDateTime } from '../../i18n/format';
import { useLanguage } from '../../i18n/use-language';
import { MaskedPhone } from '../shared/MaskedPhone';
import * as styles from './BookingFacts.css';

type Booking = StaffTableBooking | StaffBrunch;

type BookingFactsProps = {
  row: Booking;
  /** Each kind adds its own facts. */
  children?: ReactNode;
};

/** Shows all facts of a booking. The guest's requests come first, in large type. */
export function BookingFacts({ row, children }: BookingFactsProps) {
  const language = useLanguage();
  const { t } = useLingui();
  const { specialRequests, guestEmail, guestPhone, guestName, tableLabel } = row;
  return (
    <>
      {specialRequests && (
        <p className={styles.request}>
          <strong>
            <Trans>Special request</Trans>
          </strong>
          {specialRequests}
        </p>
      )}
      {guestPhone !== '' && <MaskedPhone key={row.id} phone={guestPhone} name={guestName} />}
      <dl className={styles.facts}>
        <Fact name={t`Evening`}>
          {formatWholeDay(row.serviceDay, language)}, {row.reservationTime}
          {row.reservationTime < '04:00' && (
            <>
              {' '}
              <Trans>(after midnight)</Trans>
            </>
          )}
        </Fact>
        <Fact name={t`Party size`}>
          <Plural value={row.partySize} one="# person" other="# people" />
        </Fact>
        <Fact name={t`Table`}>{tableLabel ?? <Trans>No table yet</Trans>}</Fact>
        {children}
        {guestEmail && <Fact name={t`Email`}>{guestEmail}</Fact>}
        <Fact name={t`Booked`}>{formatDateTime(Date.parse(row.createdAt), language)}</Fact>
        {row.statusAt !== row.createdAt && (
          <Fact name={t`Last change`}>
            {formatDateTime(Date.parse(row.statusAt), language)}
            {' · '}
            {row.statusBy ?? <Trans>the guest or the clock</Trans>}
          </Fact>
        )}
      </dl>
    </>
  );
}

export function Fact({ name, children }: { name: ReactNode; children: ReactNode }) {
  return (
    <div className={styles.fact}>
      <dt className={styles.name}>{name}</dt>
      <dd className={styles.value}>{children}</dd>
    </div>
  );
}
