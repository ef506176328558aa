import { useLingui } from '@lingui/react/macro';
import type { StaffOrder } from '#domain/orders/guest-order';
import { methodsOf, recordedPayment } from '#domain/orders/order-history';
import { useStaffBill } from '../../../data/react/staff/use-staff-rows';
import { METHOD_WORDS, PAYMENT_WORDS } from './board-view';

/** Names the methods that the order's bill was paid by; null: nobody has paid it. An old bill has the order's own word. */
export function usePaidWords(order: StaffOrder): string | null {
  const { t } = useLingui();
  const bill = useStaffBill(order.billId);
  const kind = recordedPayment(order);
  if (kind === null) return null;
  const methods = methodsOf(bill?.payments ?? []);
  if (methods.length === 0) return t(PAYMENT_WORDS[kind]);
  return methods.map((method) => t(METHOD_WORDS[method])).join(', ');
}
