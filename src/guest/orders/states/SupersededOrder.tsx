import { useEffect, useEffectEvent } from 'react';
import { LoadingOrder } from '../parts/LoadingOrder';
import { useShowOrder } from '../shared/use-show-order';

/** Replaced by a new order: links to it. */
export function SupersededOrder({ by }: { by: string }) {
  const showOrder = useShowOrder();
  const goOn = useEffectEvent((orderId: string) => void showOrder(orderId));
  useEffect(() => goOn(by), [by]);
  return <LoadingOrder />;
}
