import { useEffect, useRef } from 'react';
import type { CartLine } from '#domain/cart/cart';
import { deliveryFeeKurus } from '#domain/orders/order';
import { useCart } from '../../data/react/use-cart';
import { useCheckoutDraft } from '../../data/react/use-order';
import { useGuestRules } from '../../data/react/use-venue';
import { useOpenNow } from '../shared/use-open-now';

type OrderTotal = { items: CartLine[]; feeKurus: number; totalKurus: number };

export function useOrderTotal(): OrderTotal {
  const { items, totalKurus: goodsKurus } = useCart();
  const [{ serviceType }] = useCheckoutDraft();
  const { deliveryFeeKurus: fee } = useGuestRules();
  const feeKurus = serviceType ? deliveryFeeKurus(serviceType, fee) : 0;
  return { items, feeKurus, totalKurus: goodsKurus + feeKurus };
}

/** Returns the cart's lines and total. Placing empties the cart; from then on, returns those of the placed order. */
export function useReviewedOrder(): OrderTotal {
  const total = useOrderTotal();
  const isEmpty = total.items.length === 0;
  const last = useRef(total);
  useEffect(() => {
    if (!isEmpty) last.current = total;
  });
  return isEmpty ? last.current : total;
}

/** Returns why the server takes no orders now, as far as the page knows. */
export function useOrderStop(): 'paused' | 'closed' | null {
  const { isPaused, isClosedRefused } = useGuestRules();
  const isOpen = useOpenNow();
  if (isPaused) return 'paused';
  return isClosedRefused === true && !isOpen ? 'closed' : null;
}
