import { createHmac } from 'node:crypto';
import type { QrOrder } from '../../../src/domain/orders/import-qr-order';
import { qrOrderText } from '../../../src/domain/orders/import-qr-order';
import { lemonades, newOrderId } from './test-orders';

export const QR_ORDER_SECRET = 'a-secret-of-the-phone-1';

/** Returns a QR order as a phone signs it; a later change invalidates the signature. */
export function shiftReportOf(order: Partial<QrOrder> & { placedAt: number }): QrOrder {
  const qrOrder = {
    id: newOrderId(),
    secret: QR_ORDER_SECRET,
    body: JSON.stringify(lemonades()),
    ...order,
  };
  const signature = createHmac('sha256', qrOrder.secret)
    .update(qrOrderText(qrOrder))
    .digest('base64url');
  return { ...qrOrder, signature };
}
