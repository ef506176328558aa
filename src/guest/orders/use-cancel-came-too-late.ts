import { useEffect, useRef, useState } from 'react';
import type { OrderStatus } from '#domain/orders/order';

/** True when a cancellation was on its way and came back without cancelling anything. */
export function useCancelCameTooLate(status: OrderStatus, cancelPending: boolean): boolean {
  const wasPending = useRef(cancelPending);
  const [isTooLate, setTooLate] = useState(false);
  useEffect(() => {
    if (wasPending.current && !cancelPending) setTooLate(true);
    wasPending.current = cancelPending;
  }, [cancelPending]);
  return isTooLate && status !== 'cancelled' && status !== 'pending';
}
