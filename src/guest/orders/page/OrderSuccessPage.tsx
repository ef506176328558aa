import { useLingui } from '@lingui/react/macro';
import { CircleX, SearchX } from 'lucide-react';
import { useEffect, useEffectEvent } from 'react';
import * as v from 'valibot';
import { uuidText } from '#domain/fields';
import { orderCode } from '#domain/orders/order';
import type { LocalOrder } from '../../../data/orders/my-order';
import type { OrderOnDevice } from '../../../data/orders/order-on-device';
import { useOrder, usePayment } from '../../../data/react/use-order';
import { useErrorText } from '../../../i18n/error-text';
import { LinkButton } from '../../../ui/controls/LinkButton';
import { Link } from '../../../ui/router/Link';
import { useHistoryState, useSearch } from '../../../ui/router/RouterView';
import { useOtherFries } from '../../cart/CartLines';
import { OrderCode } from '../shared/OrderCode';
import { LoadingOrder, OrderFrame, ReachUs, StateHeader, useShowOrder } from '../shared/OrderFrame';
import { ChangedOrder, StaleOrder, StuckOrder, WaitingOrder } from './ChangedOrder';
import { DecisionActions } from './OrderActions';
import { ContinueShopping, LocalReceipt, PaymentDone } from './Receipts';
import { ReceivedOrder } from './ReceivedOrder';

/** Shows one order's page, with "confirmed" only after the server has received the order. */
export function OrderSuccessPage() {
  const { orderId = '', payment, key } = useSearch('/order-success');
  if (!orderId && payment && key) return <PaidPage payment={payment} paymentKey={key} />;
  return <OneOrder orderId={orderId} />;
}

/** A deposit has no order, so the page shows its payment. */
function PaidPage({ payment, paymentKey }: { payment: string; paymentKey: string }) {
  const read = usePayment(payment, paymentKey);
  const isPaid = read?.status === 'paid';
  return <OrderFrame>{isPaid ? <PaymentDone payment={read} /> : <LoadingOrder />}</OrderFrame>;
}

function OneOrder({ orderId }: { orderId: string }) {
  const order = useOrder(orderId);
  return (
    <OrderFrame>
      <OrderState key={orderId} orderId={orderId} order={order} />
    </OrderFrame>
  );
}

function OrderState({ orderId, order }: { orderId: string; order: OrderOnDevice }) {
  switch (order.state) {
    case 'loading':
      return <LoadingOrder />;
    case 'unknown':
      return <UnknownOrder orderId={orderId} />;
    case 'queued':
    case 'sending':
      return <WaitingOrder order={{ ...order, state: order.state }} />;
    case 'stale':
      return <StaleOrder {...order} />;
    case 'changed':
      return <ChangedOrder {...order} />;
    case 'refused':
      return <RefusedOrder local={order.local} code={order.code} />;
    case 'blocked':
    case 'quarantined':
      return <StuckOrder {...order} state={order.state} />;
    case 'cancelled':
      return <CancelledOrder local={order.local} />;
    case 'superseded':
      return <SupersededOrder by={order.by} />;
    case 'received': {
      const { state: _, ...received } = order;
      return <ReceivedOrder {...received} />;
    }
  }
}

/** Tells the guest that the id is unknown: it is from another phone, or was never stored. */
function UnknownOrder({ orderId }: { orderId: string }) {
  const { t } = useLingui();
  const wasUnsaved = useHistoryState((state) => state.isUnsaved);
  return (
    <>
      <StateHeader
        tone="neutral"
        icon={<SearchX size={32} />}
        title={t`Order not found`}
        hasPicture
      >
        {wasUnsaved && (
          <p>{t`This phone could not save the order, and the page was closed or reloaded.`}</p>
        )}
        <p>{t`We can't find this order on this phone. Ask the team with your order code.`}</p>
        {v.is(uuidText, orderId) && <OrderCode code={orderCode(orderId)} />}
      </StateHeader>
      <LinkButton asChild size="cta" block>
        <Link to="/" hash="menu">{t`Back to the menu`}</Link>
      </LinkButton>
      <ReachUs />
    </>
  );
}

function CancelledOrder({ local }: { local: LocalOrder }) {
  const { t } = useLingui();
  return (
    <>
      <StateHeader
        tone="neutral"
        icon={<CircleX size={32} />}
        title={t`Order cancelled. Nothing was sent.`}
      />
      {local.lines.length > 0 && <LocalReceipt local={local} />}
      <ContinueShopping />
    </>
  );
}

function SupersededOrder({ by }: { by: string }) {
  const showOrder = useShowOrder();
  const goOn = useEffectEvent((orderId: string) => void showOrder(orderId));
  useEffect(() => goOn(by), [by]);
  return <LoadingOrder />;
}

function RefusedOrder({ local, code }: { local: LocalOrder; code: string }) {
  const { t } = useLingui();
  const errorText = useErrorText();
  const otherFries = useOtherFries(local.lines);
  return (
    <>
      <StateHeader tone="danger" icon={<CircleX size={32} />} title={t`Order Failed`}>
        <p>{(code === 'order.option_sold_out' && otherFries) || errorText(code)}</p>
        <p>{t`The bar did not accept this order. Nothing is being prepared.`}</p>
        <OrderCode code={local.code} />
      </StateHeader>
      <LocalReceipt local={local} />
      <DecisionActions orderId={local.id} />
    </>
  );
}
