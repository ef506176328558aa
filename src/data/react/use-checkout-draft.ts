import { patchDraft, storedDraft } from '../drafts/order-drafts';
import type { CheckoutDraft } from '../orders/checkout-draft';
import { useStoredValue } from './core/use-stored-value';

export function useCheckoutDraft(): [CheckoutDraft, (patch: Partial<CheckoutDraft>) => void] {
  return [useStoredValue(storedDraft), patchDraft];
}
