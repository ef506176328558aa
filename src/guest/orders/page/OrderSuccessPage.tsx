import type { OrderOnDevice } from '../../../data/orders/order-on-device';
import { useOrder } from '../../../data/react/use-order';
import { usePayment } from '../../../data/react/use-payment';
import { useSearch } from '../../../ui/router/use-router';
import { LoadingOrder } from '../parts/LoadingOrder';
import { OrderFrame } from '../parts/OrderFrame';
import { CancelledOrder } from '../states/CancelledOrder';
import { ChangedOrder } from '../states/ChangedOrder';
import { ReceivedOrder } from '../states/ReceivedOrder';
import { RefusedOrder } from '../states/RefusedOrder';
import { StaleOrder } from '../states/StaleOrder';
import { StuckOrder } from '../states/StuckOrder';
import { SupersededOrder } from '../states/SupersededOrder';
import { WaitingOrder } from '../states/WaitingOrder';
import { PaymentDone } from './PaymentDone';
import { UnknownOrder } from './UnknownOrder';

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
