import { Trans } from '@lingui/react/macro';
import { Hourglass, PauseCircle } from 'lucide-react';
import { useEffect, useRef } from 'react';
import type { CartLine } from '#domain/cart/cart';
import { deliveryFeeKurus } from '#domain/orders/order';
import { useCart } from '../../data/react/use-cart';
import { useCheckoutDraft } from '../../data/react/use-order';
import { useGuestRules } from '../../data/react/use-venue';
import { openNowText } from '../../i18n/opening-text';
import { Banner } from '../../ui/feedback/Banner';
import { useOpeningFact, useOpenNow } from '../shared/OpenNow';

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

/** Tells the guest that no orders are taken now, or that they take longer. */
export function OrderingNote() {
  const { busyMinutes } = useGuestRules();
  const stop = useOrderStop();
  const isOpen = useOpenNow();
  const openNow = useOpeningFact(openNowText);
  if (stop) {
    return (
      <Banner
        tone="danger"
        shape="box"
        role="alert"
        icon={<PauseCircle aria-hidden="true" size={20} />}
      >
        {stop === 'paused' ? (
          <Trans>We're not taking orders here right now. Your cart is saved. Ask the team.</Trans>
        ) : (
          <>
            <Trans>We're closed now. Your cart is saved.</Trans> {openNow}
          </>
        )}
      </Banner>
    );
  }
  if (busyMinutes === 0 || !isOpen) return null;
  return (
    <Banner
      tone="honey"
      shape="box"
      role="status"
      icon={<Hourglass aria-hidden="true" size={20} />}
    >
      <Trans>It's busy right now: it takes about {busyMinutes} minutes longer.</Trans>
    </Banner>
  );
}
