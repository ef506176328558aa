import { type CheckoutStep, checkoutSteps, stepBefore } from '#domain/orders/checkout-steps';
import type { ServiceType } from '#domain/orders/order';
import { useHistoryState } from '../../ui/router/use-router';
import { useDialog } from '../use-dialog';

type CheckoutWay = {
  /** Adds a history entry for each step, so that Back works. */
  goOn: (to: CheckoutStep) => void;
  goBackTo: (to: CheckoutStep) => void;
  /** Goes back one step, and from the first step to the dialog before. */
  back: (() => void) | undefined;
};

/** Moves between the checkout's steps. History holds the steps in order. */
export function useCheckoutWay(step: CheckoutStep, service: ServiceType | null): CheckoutWay {
  const { step: move } = useDialog();
  const depth = useHistoryState((state) => state.dialogDepth);
  const steps = checkoutSteps(service);
  const before = stepBefore(step, service);

  function goBackTo(to: CheckoutStep) {
    const count = steps.indexOf(step) - steps.indexOf(to);
    // A step opened by a link has no earlier step in history.
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
