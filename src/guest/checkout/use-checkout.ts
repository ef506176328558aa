import { useLingui } from '@lingui/react/macro';
import { useEffect, useRef, useState } from 'react';
import type { CartLine } from '#domain/cart/cart';
import { isTableOnly } from '#domain/menu/menu-item';
import type { ServiceType } from '#domain/orders/order';
import type { OrderGap } from '#domain/orders/order-gap';
import { orderGap } from '#domain/orders/order-gap';
import { readyMinutes } from '#domain/settings/guest-rules';
import { tableCalled } from '#domain/tables/table-called';
import { placeOrder, prepareOrder } from '../../data/commands/orders/place-order';
import type { CheckoutDraft } from '../../data/db';
import { useCommand, useGuestRules, useReadyDevice, useVenue } from '../../data/react/use-app';
import { useCheckoutDraft } from '../../data/react/use-order';
import { useCart, useMenu } from '../../data/react/use-stores';
import { formatMoney, useLanguage } from '../../i18n/language';
import { opensText } from '../../i18n/opening-text';
import { usePhoneOfCountry } from '../../ui/form/phone/PhoneInput';
import { useToast } from '../../ui/overlays/ToastProvider';
import { useRouter } from '../../ui/router/RouterView';
import type { HistoryState } from '../../ui/router/router';
import { useShowOrder } from '../orders/shared/OrderFrame';
import { useOpeningFact, useOpenNow } from '../shared/OpenNow';

/** The progress is shown only if saving takes longer (ms). */
const BUSY_AFTER_MS = 100;

type OrderRequest = { lines: CartLine[]; draft: CheckoutDraft; totalKurus: number };

/** Stores the order and shows its page; ignores a second tap. */
export function usePlaceOrder() {
  const { t } = useLingui();
  const router = useRouter();
  useReadyDevice();
  const command = useCommand(placeOrder);
  const showOrder = useShowOrder();
  const { show } = useToast();
  const isRunning = useRef(false);
  const [state, setState] = useState<'idle' | 'placing' | 'failed'>('idle');

  async function place(request: OrderRequest) {
    if (isRunning.current) return;
    isRunning.current = true;
    // Saving comes first, because it is usually faster than rendering progress.
    const busy = setTimeout(() => setState('placing'), BUSY_AFTER_MS);
    const placed = await command(request).catch(fail);
    clearTimeout(busy);
    if (!placed) return;
    setState('placing');
    const { orderId, saved } = placed;
    // The page loads while the checkout is visible, so the home page never flashes up.
    await router.preload('/order-success').catch(() => undefined);
    const isUnsaved = saved === 'memory';
    const comeBack = () => void showOrder(orderId, { replace: false, isUnsaved });
    const hasLeft = await leaveDialogs(router.latest().state, comeBack);
    await showOrder(orderId, { replace: !hasLeft, isUnsaved });
  }

  function fail(error: unknown) {
    console.error(error);
    isRunning.current = false;
    setState('failed');
    const body = t`Failed to place order. Please try again.`;
    show({ tone: 'error', title: t`Order Failed`, body });
    return null;
  }

  return {
    place,
    /** True until the order's page is shown. */
    isPlacing: state === 'placing',
    /** Returns true from the tap on, before rendering. */
    isUnderWay: () => isRunning.current,
    hasFailed: state === 'failed',
  };
}

/** Prepares the order once, when the guest sees it. */
export function usePreparedOrder(request: OrderRequest): void {
  const prepare = useCommand(prepareOrder);
  const isPrepared = useRef(false);
  useEffect(() => {
    if (isPrepared.current || request.lines.length === 0) return;
    isPrepared.current = true;
    prepare(request).catch(console.error);
  }, [prepare, request]);
}

/** Some browsers fire no popstate, so the wait has a limit (ms). */
const BACK_TIMEOUT_MS = 500;

/** A slow phone goes back this late (ms), when the order's page is shown already. */
const LATE_BACK_MS = 10_000;

/**
 * Removes the dialogs from history, so that Back from the order's page leads home; `onLate` runs when the browser went
 * back only after the wait. @returns false if a link opened the dialog, or after the wait
 */
function leaveDialogs({ dialogDepth }: Pick<HistoryState, 'dialogDepth'>, onLate: () => void) {
  if (!dialogDepth) return Promise.resolve(false);
  return new Promise((resolve) => {
    let isLate = false;
    const hear = () => {
      resolve(true);
      if (isLate) onLate();
    };
    window.addEventListener('popstate', hear, { once: true });
    setTimeout(() => {
      isLate = true;
      resolve(false);
    }, BACK_TIMEOUT_MS);
    setTimeout(() => window.removeEventListener('popstate', hear), LATE_BACK_MS);
    window.history.go(-dialogDepth);
  });
}

/** The id of the shown service's form; the dialog's footer holds the form's button. */
export const ORDER_FORM = 'order-form';

/** Returns the main fact about an order's service. A closed venue promises no minutes. */
export function useServiceFact(): (service: ServiceType) => string {
  const { t } = useLingui();
  const rules = useGuestRules();
  const { from, to } = readyMinutes(rules);
  const { deliveryRadiusKm: km } = rules;
  const fee = formatMoney(rules.deliveryFeeKurus, useLanguage());
  const isOpen = useOpenNow();
  const when = useOpeningFact(opensText);
  return (service) => {
    switch (service) {
      case 'table':
        return t`Added to your table bill. No extra charge.`;
      case 'collection':
        if (isOpen) return t`Ready in ${from}–${to} minutes`;
        return when && t`Prepared when we open ${when}`;
      case 'delivery':
        return t`Within ${km} km · ${fee}`;
    }
  };
}

/** Returns the cart's lines that the chosen service does not offer: alcohol and shisha are for table service only. */
function useTableOnlyLines(serviceType: ServiceType | null): CartLine[] {
  const menu = useMenu();
  const { items } = useCart();
  const { isAlcoholOff = false } = useGuestRules();
  const isAtTable = !isAlcoholOff && (serviceType === null || serviceType === 'table');
  if (isAtTable) return [];
  const ids = new Set(menu.items.filter(isTableOnly).map((item) => item.id));
  return items.filter((line) => ids.has(line.originalMenuItemId));
}

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
