import { Plural, useLingui } from '@lingui/react/macro';
import { Gift } from 'lucide-react';
import type { ReactNode } from 'react';
import { useState } from 'react';
import { keepsTable } from '#domain/bookings/booking';
import type {
  MemberBooking,
  MemberRead,
  PointsRead,
  PointsTransaction,
} from '#domain/club/guest-member';
import { CONSENT_CHANNELS } from '#domain/club/guest-member';
import {
  costOf,
  tierName as nameOf,
  nextReward,
  rewardInReach,
  tierProgress,
} from '#domain/club/points';
import { changeConsent, deleteMyData, exportMyData, signOut } from '../../../data/club/club-store';
import { useClubRules } from '../../../data/react/use-app';
import { useClubReading } from '../../../data/react/use-club';
import { useNet } from '../../../data/react/use-stores';
import { formatDateTime } from '../../../i18n/day-text';
import { formatCount, useLanguage } from '../../../i18n/language';
import { classNames } from '../../../ui/class-names';
import { Button } from '../../../ui/controls/controls';
import { Banner, FailureBanner } from '../../../ui/feedback/Banner';
import { Badge, EmptyState, Skeleton, useAnnounce } from '../../../ui/feedback/states';
import { CheckboxInput } from '../../../ui/form/inputs/inputs';
import { Hint, Row, Stack, Text } from '../../../ui/layout/Flow';
import { ConfirmDialog } from '../../../ui/overlays/Dialog';
import { useToast } from '../../../ui/overlays/ToastProvider';
import { saveFile } from '../../../ui/save-file';
import * as text from '../../../ui/theme/text.css';
import { BookingLinks } from '../../bookings/BookingRequest';
import { useGoToSection } from '../../shared/sections';
import { useDialog, useDialogActions } from '../../use-dialog';
import { Directions } from '../../venue/HelpLinks';
import { CodeStep, useClubAction } from '../CodeStep';
import * as styles from '../club.css';
import { BOOKING_STATUS, REWARD_NAMES } from '../club-words';

const SIZE = 88;
const WIDTH = 8;
const RADIUS = (SIZE - WIDTH) / 2;
const ROUND = 2 * Math.PI * RADIUS;

/** Shows points, tier and distance to the next tier; the ring is a progress bar. */
export function PointsRing({ points: count }: { points: number }) {
  const { t } = useLingui();
  const language = useLanguage();
  const club = useClubRules();
  const { tier, next, goal: end, missing: rest } = tierProgress(count, club);
  const points = formatCount(count, language);
  const goal = end === null ? null : formatCount(end, language);
  const missing = formatCount(rest, language);
  const tierName = nameOf(tier, club, language);
  const nextName = next ? nameOf(next, club, language) : '';
  const part = end === null ? 1 : count / end;
  return (
    <div className={styles.points}>
      <svg
        role="progressbar"
        aria-label={t`Points to the next tier`}
        aria-valuemin={0}
        aria-valuemax={end ?? count}
        aria-valuenow={count}
        aria-valuetext={goal === null ? t`Max Level!` : t`${points} of ${goal} to ${nextName}`}
        width={SIZE}
        height={SIZE}
        viewBox={`0 0 ${SIZE} ${SIZE}`}
        fill="none"
        strokeWidth={WIDTH}
        className={styles.ring}
      >
        <circle cx={SIZE / 2} cy={SIZE / 2} r={RADIUS} className={styles.ringTrack} />
        {part > 0 && (
          <circle
            cx={SIZE / 2}
            cy={SIZE / 2}
            r={RADIUS}
            strokeLinecap="round"
            strokeDasharray={`${part * ROUND} ${ROUND}`}
            transform={`rotate(-90 ${SIZE / 2} ${SIZE / 2})`}
            className={styles.ringDone}
          />
        )}
        <text x={SIZE / 2} y={SIZE / 2} className={styles.ringNumber}>
          {points}
        </text>
      </svg>
      <Stack gap={4}>
        <p className={text.title}>{t`${points} points · ${tierName}`}</p>
        <p className={text.body}>
          {goal === null ? t`Max Level!` : t`${missing} points to ${nextName}`}
        </p>
        <RewardWords points={count} />
      </Stack>
    </div>
  );
}

function RewardWords({ points: count }: { points: number }) {
  const { t } = useLingui();
  const language = useLanguage();
  const club = useClubRules();
  const inReach = rewardInReach(count, club);
  if (inReach) {
    const reward = t(REWARD_NAMES[inReach]);
    return <Text size="small" tone="lagoon" weight={700}>{t`You have: ${reward}`}</Text>;
  }
  const next = nextReward(count, club);
  if (!next) return null;
  const reward = t(REWARD_NAMES[next]);
  const missing = formatCount(costOf(next, club) - count, language);
  return <p className={text.small}>{t`${missing} points to: ${reward}`}</p>;
}

export function ActivityList({ of }: { of: readonly PointsTransaction[] }) {
  const { t } = useLingui();
  const language = useLanguage();
  if (of.length === 0) {
    return <Text size="body" tone="muted">{t`No points activity yet.`}</Text>;
  }
  return (
    <ul>
      {of.map(({ id, description, pointsChange, createdAt }) => (
        <li key={id} className={styles.activity}>
          <Stack as="span" gap={0}>
            <span className={text.body}>{description}</span>
            <Hint as="span">{formatDateTime(Date.parse(createdAt), language)}</Hint>
          </Stack>
          <span className={classNames(text.item, text.numeric)}>
            {pointsChange < 0 ? '−' : '+'}
            {formatCount(Math.abs(pointsChange), language)}
          </span>
        </li>
      ))}
    </ul>
  );
}

/** Asks the member to verify the address, without which points cannot be used. */
export function ConfirmAddress({ email }: { email: string }) {
  const { t } = useLingui();
  const { search } = useDialog();
  const { show } = useToast();
  const proved = () => show({ tone: 'success', title: t`Your email address is confirmed.` });
  return (
    <Stack gap={12}>
      <Banner tone="lagoon" shape="box">
        {t`Confirm your email address to use your points.`}
      </Banner>
      <CodeStep email={email} isFresh={search.step === 'code'} onProved={proved} />
    </Stack>
  );
}

type CardListProps<Row> = {
  of: ReturnType<typeof useClubReading<Row[]>>;
  nothing: string;
  children: (row: Row) => ReactNode;
};

export function CardList<Row extends { id: string }>({
  of: { value, hasFailed, again },
  nothing,
  children,
}: CardListProps<Row>) {
  return (
    <div className={styles.tabBody}>
      {hasFailed && <NotRead onAgain={again} />}
      {!hasFailed && value === null && <Skeleton shape="block" />}
      {value?.length === 0 && <EmptyState>{nothing}</EmptyState>}
      {value && value.length > 0 && (
        <Stack as="ul" gap={12}>
          {value.map((row) => (
            <li key={row.id} className={styles.card}>
              {children(row)}
            </li>
          ))}
        </Stack>
      )}
    </div>
  );
}

export function NotRead({ onAgain }: { onAgain: () => void }) {
  const { t } = useLingui();
  return (
    <Banner
      tone="honey"
      shape="box"
      action={<Button tone="quiet" size="compact" onClick={onAgain}>{t`Try again`}</Button>}
    >
      {t`This needs a connection. Please try again when you're online.`}
    </Banner>
  );
}

/** Opens the redemption; a disabled button announces the reason. */
export function RedeemButton({ member }: { member: MemberRead }) {
  const { t } = useLingui();
  const { step } = useDialogActions();
  const net = useNet();
  const { show } = useToast();
  const announce = useAnnounce();
  const canRedeem = net.state !== 'offline' && member.isVerified;

  function redeem() {
    if (canRedeem) return step({ d: 'redeem', step: undefined, tab: undefined });
    if (member.isVerified) return show({ tone: 'info', title: t`Redeeming needs a connection.` });
    // The page shows this message already.
    announce(t`Confirm your email address to use your points.`);
  }

  return (
    <Button size="cta" block unavailable={!canRedeem} icon={<Gift size={20} />} onClick={redeem}>
      {t`Redeem points`}
    </Button>
  );
}

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
      <Text size="body" tone="muted">
        {member.firstName} {member.lastName} · {masked(member.email)} · {masked(member.phone)}
      </Text>
      {CONSENT_CHANNELS.map((channel) => (
        <CheckboxInput
          key={channel}
          label={names[channel]}
          checked={member.consents[channel]}
          onChange={({ currentTarget: { checked } }) =>
            void run(() => changeConsent(channel, checked))
          }
        />
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
          <Directions tone="outline" />
        </BookingLinks>
      )}
    </>
  );
}
