import { Plural, useLingui } from '@lingui/react/macro';
import { Navigation } from 'lucide-react';
import { useState } from 'react';
import { keepsTable } from '#domain/bookings/booking';
import type { MemberBooking, MemberRead, PointsRead } from '#domain/club/guest-member';
import { rewardInReach } from '#domain/club/rewards';
import { CONSENT_CHANNELS } from '#domain/club/sign-in-member';
import {
  changeConsent,
  deleteMyData,
  exportMyData,
  signOut,
} from '../../../data/club/club-commands';
import { useClubReading } from '../../../data/react/use-club';
import { useClubRules, useVenue } from '../../../data/react/use-venue';
import { formatDateTime } from '../../../i18n/day-text';
import { useLanguage } from '../../../i18n/use-language';
import { classNames } from '../../../ui/class-names';
import { Button } from '../../../ui/controls/Button';
import { LinkButton } from '../../../ui/controls/LinkButton';
import { Badge } from '../../../ui/feedback/Badge';
import { FailureBanner } from '../../../ui/feedback/Banner';
import { Skeleton } from '../../../ui/feedback/Loading';
import * as checkbox from '../../../ui/form/inputs/CheckboxInput.css';
import { Row, Stack } from '../../../ui/layout/Flow';
import { ConfirmDialog } from '../../../ui/overlays/ConfirmDialog';
import { saveFile } from '../../../ui/save-file';
import * as text from '../../../ui/theme/text.css';
import { BookingLinks } from '../../bookings/BookingFacts';
import { useGoToSection } from '../../shared/sections';
import { directionsTo, mapsOf } from '../../venue/venue-links';
import { useClubAction } from '../CodeStep';
import * as styles from '../club.css';
import { BOOKING_STATUS } from '../club-words';
import { ActivityList, CardList, ConfirmAddress, NotRead, RedeemButton } from './MemberParts';
import { PointsRing } from './PointsRing';

/** The dashboard shows the latest five activities. */
const SHOWN = 5;

export function MyOverviewTab({ member }: { member: MemberRead }) {
  const { t } = useLingui();
  const club = useClubRules();
  const goTo = useGoToSection();
  const loyalty = useClubReading<PointsRead>(`/api/users/${member.id}/loyalty`, useLanguage());
  const { firstName } = member;
  return (
    <div className={styles.tabBody}>
      <p className={text.title}>{t`Hello, ${firstName}`}</p>
      {!member.isVerified && <ConfirmAddress email={member.email} />}
      <PointsRing points={member.loyaltyPoints} />
      {rewardInReach(member.loyaltyPoints, club) && <RedeemButton member={member} />}
      <Button tone="tonal" size="cta" block onClick={() => goTo('reservations')}>
        {t`Book a Table`}
      </Button>
      <Stack as="section" gap={12} aria-labelledby="my-activity">
        <h3 id="my-activity" className={text.item}>{t`Latest activity`}</h3>
        {loyalty.hasFailed && <NotRead onAgain={loyalty.again} />}
        {!loyalty.hasFailed && loyalty.value === null && <Skeleton shape="block" />}
        {loyalty.value && <ActivityList of={loyalty.value.transactions.slice(0, SHOWN)} />}
      </Stack>
      <MyData member={member} />
    </div>
  );
}

function MyData({ member }: { member: MemberRead }) {
  const { t } = useLingui();
  const { run, isBusy, failure } = useClubAction();
  const [isAsking, setAsking] = useState(false);
  const names = {
    email: t`Send me offers by email (you can stop any time)`,
    sms: t`Send me offers by SMS (you can stop any time)`,
  };

  async function save() {
    await run(async () => saveFile('bar-bliss.json', 'application/json', await exportMyData()));
  }

  async function forget() {
    await run(deleteMyData);
    setAsking(false);
  }

  return (
    <Stack as="section" gap={12} aria-labelledby="my-data">
      <h3 id="my-data" className={text.item}>{t`My details`}</h3>
      <p className={classNames(text.body, text.muted)}>
        {member.firstName} {member.lastName} · {masked(member.email)} · {masked(member.phone)}
      </p>
      {CONSENT_CHANNELS.map((channel) => (
        <label key={channel} className={checkbox.line}>
          <input
            type="checkbox"
            checked={member.consents[channel]}
            onChange={({ currentTarget: { checked } }) =>
              void run(() => changeConsent(channel, checked))
            }
            className={checkbox.box}
          />
          <span className={checkbox.words}>{names[channel]}</span>
        </label>
      ))}
      <FailureBanner>{failure}</FailureBanner>
      <Row align="stretch">
        <Button tone="outline" busy={isBusy} onClick={() => void run(signOut)}>
          {t`Sign out`}
        </Button>
        <Button tone="quiet" busy={isBusy} onClick={() => void save()}>{t`Save my data`}</Button>
        <Button tone="quiet" onClick={() => setAsking(true)}>{t`Delete my data`}</Button>
      </Row>
      {isAsking && (
        <ConfirmDialog
          title={t`Delete your membership?`}
          confirmLabel={t`Delete my data`}
          cancelLabel={t`Keep it`}
          busy={isBusy}
          onConfirm={() => void forget()}
          onCancel={() => setAsking(false)}
        >
          {t`Your name, email address, number and points are deleted. This cannot be undone.`}
        </ConfirmDialog>
      )}
    </Stack>
  );
}

/** Masks the address so that only its owner recognizes it. */
function masked(detail: string): string {
  const [name = '', domain] = detail.split('@');
  if (domain !== undefined) return `${name.slice(0, 1)}•••@${domain}`;
  return `••• ${detail.slice(-4)}`;
}

export function MyBookingsTab({ member }: { member: MemberRead }) {
  const { t } = useLingui();
  const bookings = useClubReading<MemberBooking[]>(`/api/users/${member.id}/reservations`);
  return (
    <CardList of={bookings} nothing={t`No bookings yet.`}>
      {(booking) => <BookingCard booking={booking} />}
    </CardList>
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
      {isAhead && (
        <BookingLinks booking={booking}>
          <Directions />
        </BookingLinks>
      )}
    </>
  );
}

function Directions() {
  const { t } = useLingui();
  const venue = useVenue();
  const directions = venue && directionsTo(venue, mapsOf(navigator));
  if (!directions) return null;
  return (
    <LinkButton
      tone="outline"
      href={directions}
      target="_blank"
      rel="noopener noreferrer"
      icon={<Navigation size={20} />}
    >
      {t`Directions`}
    </LinkButton>
  );
}
