import { useLingui } from '@lingui/react/macro';
import type { StaffOrder } from '#domain/orders/guest-order';
import { bareTable } from '#domain/tables/table-called';
import { SERVICE_WORDS } from './board-words';

/** Returns a place as text: "Table 12", "Collect", "Delivery". */
export function usePlaceText(): (order: StaffOrder) => string {
  const { t } = useLingui();
  return ({ orderType, tableNumber }) => {
    const table = tableNumber ? bareTable(tableNumber) : '';
    if (orderType === 'table' && table) return t`Table ${table}`;
    return t(SERVICE_WORDS[orderType]);
  };
}
