import { useEffect, useEffectEvent } from 'react';
import { LoadingOrder } from '../parts/LoadingOrder';
import { useShowOrder } from '../shared/use-show-order';

/** Links to the new order that replaced this one. */
export function SupersededOrder({ by }: { by: string }) {
  const showOrder = useShowOrder();
  const goOn = useEffectEvent((orderId: string) => void showOrder(orderId));
  useEffect(() => goOn(by), [by]);
  return <LoadingOrder />;
}
