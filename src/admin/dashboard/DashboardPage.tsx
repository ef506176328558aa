import { Trans, useLingui } from '@lingui/react/macro';
import { Link, useLocation } from '@tanstack/react-router';
import { CircleCheck, Compass, MailX, TabletSmartphone, TriangleAlert, X } from 'lucide-react';
import type { DashboardStats } from '#domain/financials/dashboard';
import { DASHBOARD_REFRESH_MS } from '#domain/financials/dashboard';
import type { GoLive, GoLivePoint } from '#domain/launch/go-live';
import { may } from '#domain/roles';
import type { SettingKey } from '#domain/settings/settings';
import { settingOf } from '#domain/settings/settings';
import type { WatchRead } from '#domain/watch/watch';
import { signText } from '#domain/watch/watch';
import { storedDeviceAsk } from '../../data/preferences/board-choices';
import { useStaffFigures } from '../../data/react/use-staff';
import { useStaffSession, useThisDevice } from '../../data/react/use-staff-session';
import { useStoredValue } from '../../data/react/use-stores';
import { useLanguage } from '../../i18n/language';
import { IconButton } from '../../ui/controls/controls';
import { LinkButton } from '../../ui/controls/LinkButton';
import { Banner } from '../../ui/feedback/Banner';
import { Heading, Hint, Row, Stack, Text } from '../../ui/layout/Flow';
import { DayNotice } from '../financials/day/DayNotice';
import { UncheckedDishes } from '../menu/MenuItemsPage';
import * as notice from '../page/Notice.css';
import * as frame from '../page/Page.css';
import { usePageTitle } from '../page/page-parts';
import { GROUP_WORDS, groupId } from '../settings/setting-words';
import { MaskedPhone } from '../shared/MaskedPhone';
import { Read, UpdatedStamp, useMay, useTimeText } from '../shared/Read';
import * as styles from './Dashboard.css';
import {
  CardPayments,
  DashboardSection,
  LowInventory,
  MoneySection,
  MonthlyRevenue,
  PopularItems,
  QuickActions,
  RecentOrders,
} from './DashboardSection';
import { DashboardLoading, StatCards, TodaySection } from './TodaySection';

const REFRESH_MS = 5 * 60_000;

/** Lists what the venue lacks before the first guest, for the owner and the admins, until nothing is missing. */
function GoLiveCard() {
  const { t } = useLingui();
  const language = useLanguage();
  const list = useStaffFigures<GoLive>('/api/admin/go-live', REFRESH_MS).value;
  if (!list) return null;
  const open = list.points.filter(({ isDone }) => !isDone);
  if (open.length === 0) return null;
  const done = list.points.filter(({ isDone }) => isDone);
  const [doneCount, count] = [done.length, list.points.length];
  const { dishes, photos } = list;
  const setIt = t`Set it`;

  /** What each missing point means for guests. */
  function missingWords(missing: readonly SettingKey[]): Record<GoLivePoint, string> {
    const labels = missing.map((key) => settingOf(key).label[language]);
    const names = new Intl.ListFormat(language).format(labels);
    return {
      legal: t`Missing: ${names}`,
      venuePictures: t`Missing: ${names}`,
      address: t`Guests see only “Fethiye”.`,
      pin: t`The map shows the town, and the distance of deliveries isn't checked.`,
      phone: t`Guests can't call.`,
      email: t`Guests can't write to you.`,
      hours: t`The venue is closed every day.`,
      vat: t`Without it no VAT is worked out. Ask your accountant.`,
      mail: t`Mails need a mail server and your own address as the sender.`,
      payment: t`The bank is in test mode: no money moves.`,
      pictures: t`${photos} of ${dishes} dishes have a photo. The others are illustrations.`,
    };
  }

  return (
    <DashboardSection title={t`Before the first guest`} hint={t`${doneCount} of ${count} done`}>
      {list.isLiveWithoutLegal && (
        <Banner tone="danger" shape="box" icon={<TriangleAlert size={20} />}>
          {t`Guests can already order, but the legal notice doesn't name who runs the venue.`}
        </Banner>
      )}
      <ul className={styles.rows}>
        {open.map(({ point, missing }) => (
          <li key={point} className={styles.row}>
            <div className={styles.rowName}>
              <PointName point={point} />
              <Hint>{missingWords(missing)[point]}</Hint>
            </div>
            <LinkButton asChild tone="outline">
              {point === 'pictures' ? (
                <Link to="/admin/menu/items/edit">{setIt}</Link>
              ) : point === 'payment' ? (
                <a href="/vakifbank-test">{setIt}</a>
              ) : (
                <Link to="/admin/settings" hash={groupId(settingOf(MAIN_SETTING[point]).group)}>
                  {setIt}
                </Link>
              )}
            </LinkButton>
          </li>
        ))}
      </ul>
      {doneCount > 0 && (
        <details>
          <summary className={styles.foldedDone}>{t`Done: ${doneCount}`}</summary>
          <Stack as="ul" gap={8}>
            {done.map(({ point }) => (
              <Row as="li" key={point}>
                <CircleCheck size={20} />
                <Text>
                  <PointName point={point} />
                </Text>
              </Row>
            ))}
          </Stack>
        </details>
      )}
    </DashboardSection>
  );
}

/** The setting whose label names the point, and whose group is the place to set it. */
const MAIN_SETTING = {
  legal: 'venue.legalName',
  address: 'venue.address',
  pin: 'venue.location',
  phone: 'venue.phone',
  email: 'venue.email',
  hours: 'opening.hours',
  vat: 'vat.licence',
  mail: 'mail.fromAddress',
  venuePictures: 'venue.heroPhoto',
} as const satisfies Partial<Record<GoLivePoint, SettingKey>>;

function PointName({ point }: { point: GoLivePoint }) {
  const { t } = useLingui();
  const language = useLanguage();
  switch (point) {
    case 'legal':
      return t(GROUP_WORDS.legal);
    case 'venuePictures':
      return t(GROUP_WORDS.pictures);
    case 'mail':
      return t`Mail server`;
    case 'payment':
      return t`Card payments`;
    case 'pictures':
      return t`Photos of the dishes`;
    default:
      return settingOf(MAIN_SETTING[point]).label[language];
  }
}

/** Shows today's figures and reads them again every 30 s. */
export function DashboardPage() {
  const { t } = useLingui();
  const { user } = useStaffSession();
  const role = user?.role ?? '';
  const isKnown = /^\/admin\/dashboard\/?$/.test(
    useLocation({ select: ({ pathname }) => pathname }),
  );
  const stats = useStaffFigures<DashboardStats>('/api/admin/dashboard/stats', DASHBOARD_REFRESH_MS);
  usePageTitle(t`Dashboard · Bar Bliss`);
  return (
    <div className={frame.page}>
      <DeviceAsk />
      {/* Unknown addresses show the dashboard. */}
      {!isKnown && (
        <Banner tone="neutral" shape="box" icon={<Compass size={20} />}>
          <Trans>This page doesn't exist. This is the dashboard.</Trans>
        </Banner>
      )}
      <div className={frame.head}>
        <Stack gap={4}>
          <Heading level={2} size="displayM">
            <Trans>Welcome back, {user?.firstName}!</Trans>
          </Heading>
          <UpdatedStamp at={stats.at} hasFailed={stats.fault !== null} />
        </Stack>
        <LinkButton asChild tone="outline">
          <Link to="/admin/orders">{t`View All Orders`}</Link>
        </LinkButton>
      </div>
      {may(role, 'settings.read') && <WatchNotice />}
      <DayNotice />
      {may(role, 'settings.launch') && <GoLiveCard />}
      <Read
        of={stats}
        failed={<Trans>Failed to load dashboard data. Please try again.</Trans>}
        loading={<DashboardLoading />}
      >
        {(value) => <Figures stats={value} at={stats.at ?? 0} role={role} />}
      </Read>
    </div>
  );
}

function Figures({ stats, at, role }: { stats: DashboardStats; at: number; role: string }) {
  // Stored responses of older builds lack the fields.
  const { today, money }: Partial<DashboardStats> = stats;
  return (
    <>
      {may(role, 'menu.change') && <UncheckedDishes />}
      {today && <TodaySection today={today} at={at} />}
      <StatCards stats={stats} role={role} />
      <div className={styles.sections}>
        <Stack gap={12}>
          <RecentOrders orders={stats.recentOrders} />
          {money && <PopularItems items={stats.popularItems} />}
        </Stack>
        <Stack gap={12}>
          {money ? (
            <MoneySection money={money} at={at} />
          ) : (
            <PopularItems items={stats.popularItems} />
          )}
          {stats.monthlyRevenue !== null && <MonthlyRevenue lira={stats.monthlyRevenue} />}
          <CardPayments />
        </Stack>
        {may(role, 'inventory.read') && <LowInventory items={stats.lowInventory} />}
        <QuickActions role={role} />
      </div>
    </>
  );
}

/** Asks a manager once, where an unnamed device begins: what is it? */
function DeviceAsk() {
  const { t } = useLingui();
  const known = useThisDevice();
  const isAsked = useStoredValue(storedDeviceAsk);
  const mayAnswer = useMay('tables.change');
  if (!mayAnswer || isAsked || !known || known.device !== null) return null;
  return (
    <section aria-label={t`This tablet`}>
      <Banner
        tone="lagoon"
        className={notice.banner}
        icon={<TabletSmartphone size={22} />}
        action={
          <Row as="span" align="stretch" justify="end">
            <IconButton
              label={t`Not now`}
              icon={<X size={20} />}
              size="compact"
              onClick={() => storedDeviceAsk.set('asked')}
            />
            <LinkButton asChild size="compact">
              <Link to="/admin/shift" hash="this-tablet">{t`Choose`}</Link>
            </LinkButton>
          </Row>
        }
      >
        <Trans>What is this device for? An office's device never rings.</Trans>
      </Banner>
    </section>
  );
}

/** Says what is wrong with the server, the tablets, the bank or the mails, and whom nobody could write to. */
function WatchNotice() {
  const { t } = useLingui();
  const language = useLanguage();
  const timeText = useTimeText();
  const watch = useStaffFigures<WatchRead>('/api/admin/watch', DASHBOARD_REFRESH_MS).value;
  if (!watch) return null;
  const { signs, failedMails } = watch;
  return (
    <>
      {signs.length > 0 && (
        <Banner tone="danger" shape="box" icon={<TriangleAlert size={20} />}>
          <Stack gap={8}>
            {signs.map((sign) => {
              const since = timeText(sign.since);
              return (
                <Stack gap={0} key={sign.kind}>
                  <Text>{signText(sign, language)}</Text>
                  <Text size="small">{t`Since ${since}`}</Text>
                </Stack>
              );
            })}
          </Stack>
        </Banner>
      )}
      {failedMails.length > 0 && (
        <Banner tone="honey" shape="box" icon={<MailX size={20} />}>
          <Stack gap={8}>
            <Text>{t`The email about these bookings could not be sent. Call the guests.`}</Text>
            {failedMails.map(({ bookingId, kind, guestName, guestPhone, startsAt }) => {
              const at = timeText(startsAt);
              return (
                <Row key={bookingId} gap={12}>
                  <Text>
                    {kind === 'brunch'
                      ? t`${guestName}, brunch on ${at}`
                      : t`${guestName}, table on ${at}`}
                  </Text>
                  <MaskedPhone phone={guestPhone} name={guestName} />
                </Row>
              );
            })}
          </Stack>
        </Banner>
      )}
    </>
  );
}
