import { useLingui } from '@lingui/react/macro';
import type { StaffOrder } from '#domain/orders/order-view';
import { SERVICE_WORDS } from './board-words';

/** Where an order goes: "Table 12", "Collect", "Delivery". */
export function usePlaceText(): (order: StaffOrder) => string {
  const { t } = useLingui();
  return ({ orderType, tableNumber }) => {
    if (orderType === 'table' && tableNumber) return t`Table ${tableNumber}`;
    return t(SERVICE_WORDS[orderType]);
  };
}
