import { useLingui } from '@lingui/react/macro';
import { useEffect, useRef, useState } from 'react';
import type { CartLine } from '#domain/cart/cart';
import { isTableOnly } from '#domain/menu/menu-item';
import type { ServiceType } from '#domain/orders/order';
import { readyMinutes } from '#domain/settings/guest-rules';
import { placeOrder } from '../../data/commands/orders/place-order';
import { prepareOrder } from '../../data/commands/orders/unsent-order';
import type { CheckoutDraft } from '../../data/orders/my-order';
import { useCart } from '../../data/react/use-cart';
import { useCommand, useReadyDevice } from '../../data/react/use-command';
import { useMenu } from '../../data/react/use-menu';
import { useGuestRules } from '../../data/react/use-venue';
import { formatMoney } from '../../i18n/format';
import { opensText } from '../../i18n/opening-text';
import { useLanguage } from '../../i18n/use-language';
import { useToast } from '../../ui/overlays/ToastProvider';
import { useRouter } from '../../ui/router/RouterView';
import type { HistoryState } from '../../ui/router/router';
import { useShowOrder } from '../orders/shared/use-show-order';
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
export function useTableOnlyLines(serviceType: ServiceType | null): CartLine[] {
  const menu = useMenu();
  const { items } = useCart();
  const { isAlcoholOff = false } = useGuestRules();
  const isAtTable = !isAlcoholOff && (serviceType === null || serviceType === 'table');
  if (isAtTable) return [];
  const ids = new Set(menu.items.filter(isTableOnly).map((item) => item.id));
  return items.filter((line) => ids.has(line.originalMenuItemId));
}
