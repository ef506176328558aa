import { useLingui } from '@lingui/react/macro';
import { isTableOnly } from '#domain/menu/menu-item';
import type { OrderResponse } from '#domain/orders/guest-order';
import { useMenu } from '../../../data/react/use-menu';
import { useVenue } from '../../../data/react/use-venue';
import { PayByCard } from '../../shared/PayByCard';

/** Offers card payment of an open order, if the venue takes cards and the order has no alcohol or shisha. */
export function PayOrder({ response: { order, items } }: { response: OrderResponse }) {
  const { t } = useLingui();
  const { items: dishes } = useMenu();
  const isOffered = useVenue()?.cardOrders === true;
  const isOpen = order.status !== 'cancelled' && order.status !== 'completed';
  const atTable = new Set(dishes.filter(isTableOnly).map(({ id }) => id));
  const isForTable = items.some(({ menuItemId }) => atTable.has(menuItemId));
  if (!isOffered || !isOpen || order.paidAt || isForTable) return null;
  return <PayByCard fields={{ orderId: order.id }}>{t`Pay this order by card`}</PayByCard>;
}
