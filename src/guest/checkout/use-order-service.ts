import { useState } from 'react';
import { type OrderGap, orderGap } from '#domain/orders/order-gap';
import { tableCalled } from '#domain/tables/table-called';
import type { CheckoutDraft } from '../../data/orders/my-order';
import { useCheckoutDraft } from '../../data/react/use-order';
import { useGuestRules, useVenue } from '../../data/react/use-venue';
import { usePhoneOfCountry } from '../../ui/form/phone/use-phone';
import { useTableOnlyLines } from './use-checkout';

export type OrderService = ReturnType<typeof useOrderService>;

/** Returns where the order goes, and what it still lacks. Without an earlier choice the first service is chosen. */
export function useOrderService() {
  const [stored, setDraft] = useCheckoutDraft();
  const { services } = useGuestRules();
  const { tables = [], tableAreas = [] } = useVenue() ?? {};
  const [refused, setRefused] = useState<OrderGap | null>(null);
  const [asked, setAsked] = useState('');
  const serviceType = stored.serviceType ?? services[0] ?? null;
  const draft: CheckoutDraft = { ...stored, serviceType };
  const { tableNumber } = draft;
  const tableOnly = useTableOnlyLines(serviceType);
  const wrongPhone = usePhoneOfCountry(draft.delivery.phone);
  const known = tableCalled(
    tableNumber,
    tables.map((label, index) => ({ label, area: tableAreas[index] })),
  );
  const isUnknown = serviceType === 'table' && tables.length > 0 && known === null;

  /**
   * Returns the order's draft, or null after it has shown what is missing.
   * @param patch what the guest has just submitted
   */
  function settle(patch: Partial<CheckoutDraft>): CheckoutDraft | null {
    const hasTableOnlyConflict = tableOnly.length > 0;
    const gap = orderGap({ ...draft, services, hasTableOnlyConflict });
    const isWrongPhone = serviceType === 'collection' && wrongPhone !== '';
    setRefused(gap ?? (isWrongPhone ? 'person' : null));
    if (gap || isWrongPhone) return null;
    if (isUnknown && asked !== tableNumber) {
      setAsked(tableNumber);
      return null;
    }
    const settled = { ...draft, ...patch, tableNumber: known?.label ?? tableNumber };
    setDraft(settled);
    return settled;
  }

  function change(patch: Partial<CheckoutDraft>) {
    setRefused(null);
    setDraft(patch);
  }

  return {
    draft,
    services,
    tables,
    /** The table of this name or number; null if the venue has none. */
    table: known,
    isTableAsked: isUnknown && tableNumber.trim() !== '' && asked === tableNumber,
    tableOnly,
    wrongPhone,
    refused,
    settle,
    change,
  };
}
