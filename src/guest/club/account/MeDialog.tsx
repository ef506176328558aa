import { Trans, useLingui } from '@lingui/react/macro';
import { useEffect } from 'react';
import type { MemberOrder, MemberRead, PointsRead } from '#domain/club/guest-member';
import { tierProgress } from '#domain/club/points';
import { shownKurus } from '#domain/money';
import type { KnownMember } from '../../../data/club/club-store';
import { useClubRules, useGuestRules } from '../../../data/react/use-app';
import { useClub, useClubReading } from '../../../data/react/use-club';
import { useNet } from '../../../data/react/use-stores';
import { formatDateTime } from '../../../i18n/day-text';
import { useOrderStatusText } from '../../../i18n/label-text';
import { localized, useLanguage } from '../../../i18n/language';
import { Button } from '../../../ui/controls/controls';
import { LinkButton } from '../../../ui/controls/LinkButton';
import { Tabs } from '../../../ui/controls/Tabs';
import { Badge, EmptyState, Skeleton } from '../../../ui/feedback/states';
import { Hint, Row, Stack } from '../../../ui/layout/Flow';
import { Dialog } from '../../../ui/overlays/Dialog';
import { Link } from '../../../ui/router/Link';
import * as text from '../../../ui/theme/text.css';
import { Price } from '../../menu/dish/Dish';
import { OrderAgain } from '../../orders/shared/OrderFrame';
import { useDialog, usePageTitle } from '../../use-dialog';
import * as styles from '../club.css';
import { TierStrip } from '../TierStrip';
import {
  ActivityList,
  CardList,
  ConfirmAddress,
  MyBookingsTab,
  MyOverviewTab,
  NotRead,
  PointsRing,
  RedeemButton,
} from './MeTabs';

const TABS = ['overview', 'orders', 'reservations', 'loyalty'] as const;

export function MeDialog() {
  const { t } = useLingui();
  const { close, step, search } = useDialog();
  const club = useClub();
  const net = useNet();
  const tab = TABS.find((name) => name === search.tab) ?? 'overview';
  usePageTitle(t`My club · Bar Bliss`);

  // Visitors without a session see the sign-in.
  useEffect(() => {
    if (club.state === 'guest') step({ d: 'account', tab: undefined }, { replace: true });
  }, [club.state, step]);

  return (
    <Dialog
      title={t`My club`}
      onClose={close}
      fixed
      stepKey={club.state}
      status={net.state === 'offline' && t`Offline: what you see may not be the latest.`}
    >
      {club.state === 'member' && (
        <Tabs
          label={t`My club`}
          equal
          value={tab}
          onChange={(value) => step({ tab: value, step: undefined }, { replace: true })}
          items={[
            {
              value: 'overview',
              label: t`Overview`,
              content: <MyOverviewTab member={club.member} />,
            },
            {
              value: 'orders',
              label: t`Orders`,
              content: <MyOrdersTab member={club.member} />,
            },
            {
              value: 'reservations',
              label: t`Bookings`,
              content: <MyBookingsTab member={club.member} />,
            },
            {
              value: 'loyalty',
              label: t`Loyalty`,
              content: <MyPointsTab member={club.member} />,
            },
          ]}
        />
      )}
      {club.state === 'asking' && <Skeleton shape="block" />}
      {club.state === 'unreachable' &&
        (club.kept ? (
          <KnownPoints kept={club.kept} />
        ) : (
          <EmptyState action={<Button onClick={net.retry}>{t`Try again`}</Button>}>
            {t`The club needs a connection.`}
          </EmptyState>
        ))}
      {club.state === 'guest' && <div className={styles.tabBody} />}
    </Dialog>
  );
}

function KnownPoints({ kept }: { kept: KnownMember }) {
  const { t } = useLingui();
  const language = useLanguage();
  const when = formatDateTime(kept.at, language);
  const { firstName } = kept;
  return (
    <div className={styles.tabBody}>
      <p className={text.title}>{t`Hello, ${firstName}`}</p>
      <PointsRing points={kept.points} />
      <p className={text.small}>{t`Last updated ${when}`}</p>
    </div>
  );
}

function MyPointsTab({ member }: { member: MemberRead }) {
  const { t } = useLingui();
  const { liraPerPoint } = useGuestRules();
  const club = useClubRules();
  const loyalty = useClubReading<PointsRead>(`/api/users/${member.id}/loyalty`, useLanguage());

  return (
    <div className={styles.tabBody}>
      <PointsRing points={member.loyaltyPoints} />
      {!member.isVerified && <ConfirmAddress email={member.email} />}
      <RedeemButton member={member} />
      <Stack as="section" gap={12} aria-labelledby="how-points">
        <h3 id="how-points" className={text.item}>{t`How it works`}</h3>
        <p className={text.body}>
          <Trans>
            You earn 1 point for every {liraPerPoint} lira of food and soft drinks once the bar has
            completed your order. A free dish stays in your cart for 24 hours. Remove it and the
            points return.
          </Trans>
        </p>
        <TierStrip current={tierProgress(member.loyaltyPoints, club).tier} />
      </Stack>
      <Stack as="section" gap={12} aria-labelledby="all-activity">
        <h3 id="all-activity" className={text.item}>{t`All activity`}</h3>
        {loyalty.hasFailed && <NotRead onAgain={loyalty.again} />}
        {!loyalty.hasFailed && loyalty.value === null && <Skeleton shape="block" />}
        {loyalty.value && <ActivityList of={loyalty.value.transactions} />}
      </Stack>
    </div>
  );
}

function MyOrdersTab({ member }: { member: MemberRead }) {
  const { t } = useLingui();
  const orders = useClubReading<MemberOrder[]>(`/api/users/${member.id}/orders`);
  return (
    <CardList of={orders} nothing={t`No orders yet.`}>
      {(order) => <OrderCard order={order} />}
    </CardList>
  );
}

function OrderCard({ order }: { order: MemberOrder }) {
  const { t } = useLingui();
  const statusText = useOrderStatusText();
  const language = useLanguage();
  return (
    <>
      <Row justify="between">
        <span className={text.item}>{order.code}</span>
        <Badge tone={order.status === 'delivered' ? 'ink' : toneOf(order.status)}>
          {order.status === 'delivered' ? t`Delivered` : statusText(order.status)}
        </Badge>
      </Row>
      <p className={text.body}>
        {order.items
          .map((item) => `${item.quantity} × ${localized(item, 'name', language)}`)
          .join(', ')}
      </p>
      <Row justify="between">
        <Hint as="span">{formatDateTime(Date.parse(order.createdAt), language)}</Hint>
        <Price kurus={shownKurus(order.totalAmount)} className={text.item} />
      </Row>
      <Row align="stretch">
        <OrderAgain orderId={order.id} code={order.code} served={order.items} />
        <LinkButton tone="quiet" asChild>
          <Link to="/order-success" search={{ orderId: order.id }}>{t`Receipt`}</Link>
        </LinkButton>
      </Row>
    </>
  );
}

function toneOf(status: string) {
  if (status === 'completed') return 'neutral';
  if (status === 'cancelled') return 'danger';
  return status === 'ready' ? 'success' : 'honey';
}
