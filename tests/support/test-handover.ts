import { createHmac } from 'node:crypto';
import { type Handover, handoverText } from '../../src/domain/orders/take-handover';
import { lemonades, newOrderId } from './test-orders';

export const HANDOVER_SECRET = 'a-secret-of-the-phone-1';

/** An order as a phone hands it over; what is bent afterwards no longer fits the signature. */
export function handoverOf(order: Partial<Handover> & { placedAt: number }): Handover {
  const handover = {
    id: newOrderId(),
    secret: HANDOVER_SECRET,
    body: JSON.stringify(lemonades()),
    ...order,
  };
  const signature = createHmac('sha256', handover.secret)
    .update(handoverText(handover))
    .digest('base64url');
  return { ...handover, signature };
}
