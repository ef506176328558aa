import { deliveryFeeKurus } from '#domain/orders/order';
import { useCart } from '../../data/react/use-cart';
import { useCheckoutDraft } from '../../data/react/use-checkout-draft';
import { useGuestRules } from '../../data/react/use-venue';

export function useOrderTotal(): { feeKurus: number; totalKurus: number } {
  const { totalKurus: goodsKurus } = useCart();
  const [{ serviceType }] = useCheckoutDraft();
  const { deliveryFeeKurus: fee } = useGuestRules();
  const feeKurus = serviceType ? deliveryFeeKurus(serviceType, fee) : 0;
  return { feeKurus, totalKurus: goodsKurus + feeKurus };
}
