import { useSearch } from '@tanstack/react-router';
import type { OrderOnDevice } from '../../data/orders/order-on-device';
import { useOrder } from '../../data/react/use-order';
import { CancelledOrder } from './CancelledOrder';
import { ChangedOrder } from './ChangedOrder';
import { LoadingOrder } from './LoadingOrder';
import { OrderFrame } from './OrderFrame';
import { ReceivedOrder } from './ReceivedOrder';
import { RefusedOrder } from './RefusedOrder';
import { StaleOrder } from './StaleOrder';
import { StuckOrder } from './StuckOrder';
import { SupersededOrder } from './SupersededOrder';
import { UnknownOrder } from './UnknownOrder';
import { WaitingOrder } from './WaitingOrder';

/** One order, from saved on the phone to served: it says "confirmed" only once the bar has it. */
export function OrderSuccessPage() {
  const { orderId = '' } = useSearch({ from: '/order-success' });
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
