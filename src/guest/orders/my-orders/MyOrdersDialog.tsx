import { Trans, useLingui } from '@lingui/react/macro';
import { ReceiptText } from 'lucide-react';
import type { MyOrderRow } from '../../../data/react/use-order';
import { useMyOrders } from '../../../data/react/use-order';
import { formatDateTime } from '../../../i18n/day-text';
import { useOrderStatusText } from '../../../i18n/label-text';
import { formatMoney, useLanguage } from '../../../i18n/language';
import { Button } from '../../../ui/controls/controls';
import { LinkButton } from '../../../ui/controls/LinkButton';
import { Badge, EmptyState } from '../../../ui/feedback/states';
import { Heading, Row, Stack, VisuallyHidden } from '../../../ui/layout/Flow';
import { Dialog } from '../../../ui/overlays/Dialog';
import { Link } from '../../../ui/router/Link';
import * as text from '../../../ui/theme/text.css';
import { useDialogActions, usePageTitle } from '../../use-dialog';
import { LineName, OrderAgain } from '../shared/OrderFrame';
import * as styles from '../unsent/Outbox.css';

export function MyOrdersDialog() {
  const { t } = useLingui();
  const { close } = useDialogActions();
  const orders = useMyOrders();
  usePageTitle(t`My orders · Bar Bliss`);
  return (
    <Dialog title={t`My orders`} onClose={close}>
      {orders.length === 0 ? (
        <EmptyState
          icon={<ReceiptText size={40} />}
          title={t`No orders yet.`}
          action={<Button onClick={close}>{t`See the menu`}</Button>}
        >
          {t`What you order on this device is listed here.`}
        </EmptyState>
      ) : (
        <Stack as="ul" gap={0}>
          {orders.map((order) => (
            <MyOrderCard key={order.id} order={order} />
          ))}
        </Stack>
      )}
    </Dialog>
  );
}

function MyOrderCard({ order }: { order: MyOrderRow }) {
  const language = useLanguage();
  const { id, code, placedAt, lines, totalKurus } = order;
  return (
    <li className={styles.row}>
      <div className={styles.words}>
        <Heading size="item">{code}</Heading>
        <p className={styles.since}>
          {formatDateTime(placedAt, language)} · {formatMoney(totalKurus, language)}
        </p>
        <StateBadge order={order} />
        <ul className={text.small}>
          {lines.map((line) => (
            <li key={line.id}>
              {line.quantity} × <LineName line={line} />
            </li>
          ))}
        </ul>
        <Row gap={8}>
          <OrderAgain orderId={id} code={code} />
          <LinkButton asChild tone="outline">
            <Link to="/order-success" search={{ orderId: id }}>
              <Trans>Open</Trans>
              <VisuallyHidden>{`: ${code}`}</VisuallyHidden>
            </Link>
          </LinkButton>
        </Row>
      </div>
    </li>
  );
}

function StateBadge({ order: { state, status } }: { order: MyOrderRow }) {
  const statusText = useOrderStatusText();
  return (
    <span>
      {status !== null ? (
        <Badge tone={status === 'cancelled' ? 'danger' : 'lagoon'}>{statusText(status)}</Badge>
      ) : (
        <Badge tone={state === 'cancelled' ? 'neutral' : 'honey'}>
          {state === 'cancelled' ? <Trans>Cancelled</Trans> : <Trans>Not sent yet</Trans>}
        </Badge>
      )}
    </span>
  );
}
