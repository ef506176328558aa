import { deliveryFeeKurus } from '#domain/orders/order';
import { useCart } from '../../data/react/use-cart';
import { useCheckoutDraft } from '../../data/react/use-checkout-draft';

export function useOrderTotal(): { feeKurus: number; totalKurus: number } {
  const { totalKurus: goodsKurus } = useCart();
  const [{ serviceType }] = useCheckoutDraft();
  const feeKurus = serviceType ? deliveryFeeKurus(serviceType) : 0;
  return { feeKurus, totalKurus: goodsKurus + feeKurus };
}
