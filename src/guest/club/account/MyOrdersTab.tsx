import { Trans, useLingui } from '@lingui/react/macro';
import type { MemberOrder, MemberRead } from '#domain/club/guest-member';
import { shownKurus } from '#domain/money';
import { useClubReading } from '../../../data/react/use-club';
import { formatDateTime } from '../../../i18n/format';
import { useOrderStatusText } from '../../../i18n/label-text';
import { localized } from '../../../i18n/localized';
import { useLanguage } from '../../../i18n/use-language';
import { classNames } from '../../../ui/class-names';
import { LinkButton } from '../../../ui/controls/LinkButton';
import { Badge } from '../../../ui/feedback/Badge';
import { EmptyState } from '../../../ui/feedback/EmptyState';
import { Skeleton } from '../../../ui/feedback/Skeleton';
import { Row, Stack } from '../../../ui/layout/Flow';
import { Link } from '../../../ui/router/Link';
import * as text from '../../../ui/theme/text.css';
import { Price } from '../../menu/dish/Price';
import { OrderAgain } from '../../orders/shared/OrderAgain';
import * as styles from '../club.css';
import { NotRead } from './NotRead';

export function MyOrdersTab({ member }: { member: MemberRead }) {
  const { t } = useLingui();
  const orders = useClubReading<MemberOrder[]>(`/api/users/${member.id}/orders`);
  return (
    <div className={styles.tabBody}>
      {orders.hasFailed && <NotRead onAgain={orders.again} />}
      {!orders.hasFailed && orders.value === null && <Skeleton shape="block" />}
      {orders.value?.length === 0 && <EmptyState>{t`No orders yet.`}</EmptyState>}
      {orders.value && orders.value.length > 0 && (
        <Stack as="ul" gap={12}>
          {orders.value.map((order) => (
            <li key={order.id} className={styles.card}>
              <OrderCard order={order} />
            </li>
          ))}
        </Stack>
      )}
    </div>
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
          {order.status === 'delivered' ? <Trans>Delivered</Trans> : statusText(order.status)}
        </Badge>
      </Row>
      <p className={text.body}>
        {order.items
          .map((item) => `${item.quantity} × ${localized(item, 'name', language)}`)
          .join(', ')}
      </p>
      <Row justify="between">
        <span className={classNames(text.small, text.muted)}>
          {formatDateTime(Date.parse(order.createdAt), language)}
        </span>
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
