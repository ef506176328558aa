import { type CheckoutStep, checkoutSteps, stepBefore } from '#domain/orders/checkout-steps';
import type { ServiceType } from '#domain/orders/order';
import { useHistoryState } from '../../ui/router/use-router';
import { useDialog } from '../use-dialog';

type CheckoutWay = {
  /** On to a later step: one entry of history each, so the phone's own Back works. */
  goOn: (to: CheckoutStep) => void;
  /** Back to an earlier step. */
  goBackTo: (to: CheckoutStep) => void;
  /** One step back; at the first step to what was open before, if anything was. */
  back: (() => void) | undefined;
};

/** The way through checkout. History holds the steps in order, so going back is the browser's Back. */
export function useCheckoutWay(step: CheckoutStep, service: ServiceType | null): CheckoutWay {
  const { step: move } = useDialog();
  const depth = useHistoryState((state) => state.dialogDepth);
  const steps = checkoutSteps(service);
  const before = stepBefore(step, service);

  function goBackTo(to: CheckoutStep) {
    const count = steps.indexOf(step) - steps.indexOf(to);
    // A step reached by a link has no earlier step under it in history.
    if (depth !== undefined && depth > count) return window.history.go(-count);
    move({ step: to }, { replace: true });
  }

  function back() {
    if (before) return goBackTo(before);
    window.history.back();
  }

  const hasBack = before !== null || (depth !== undefined && depth > 1);
  return { goOn: (to) => move({ step: to }), goBackTo, back: hasBack ? back : undefined };
}
