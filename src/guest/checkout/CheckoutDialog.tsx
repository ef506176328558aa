import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { Plural, useLingui } from '@lingui/react/macro';
import { useEffect, useEffectEvent } from 'react';
import { type CheckoutStep, checkoutSteps } from '#domain/orders/checkout-steps';
import { useCart } from '../../data/react/use-cart';
import { useCheckoutDraft } from '../../data/react/use-checkout-draft';
import { Button } from '../../ui/controls/Button';
import { ProgressSteps } from '../../ui/feedback/ProgressSteps';
import { Row } from '../../ui/layout/Flow';
import { Dialog } from '../../ui/overlays/Dialog';
import { useToast } from '../../ui/overlays/use-toast';
import { BarAwayNote } from '../shared/BarAwayNote';
import { useDialog } from '../use-dialog';
import { usePageTitle } from '../use-page-title';
import { CheckoutFooter } from './CheckoutFooter';
import { ClosedNote } from './ClosedNote';
import * as styles from './checkout.css';
import { DeliveryStep } from './DeliveryStep';
import { nearestStep } from './nearest-step';
import { OrderingNote } from './OrderingNote';
import { PaymentStep } from './PaymentStep';
import { ServiceStep } from './ServiceStep';
import { SoldOutNote } from './SoldOutNote';
import { useCheckoutWay } from './use-checkout-way';
import { usePlaceOrder } from './use-place-order';
import { useTableOnlyLines } from './use-table-only-lines';

/** Shows the checkout: service, address, review. */
export function CheckoutDialog() {
  const { search, step: move, close } = useDialog();
  const { items } = useCart();
  const [draft] = useCheckoutDraft();
  const { place, isPlacing, isUnderWay, hasFailed } = usePlaceOrder();
  const tableOnly = useTableOnlyLines(draft.serviceType);
  const hasTableOnlyConflict = tableOnly.lines.length > 0;
  const step = nearestStep(search.step, { ...draft, hasTableOnlyConflict });
  const way = useCheckoutWay(step, draft.serviceType);
  const steps = checkoutSteps(draft.serviceType);
  const title = useStepTitle(step);
  const isEmpty = items.length === 0 && !isPlacing;
  usePageTitle(title);
  useTurnAwayEmpty(isEmpty, isUnderWay);

  useEffect(() => {
    // Corrects a URL whose step cannot be shown yet.
    if (!isEmpty && !isPlacing && search.step !== step) move({ step }, { replace: true });
  });

  return (
    <Dialog
      title={title}
      step={<ProgressSteps step={steps.indexOf(step) + 1} of={steps.length} />}
      stepKey={step}
      status={<RemovedNote count={tableOnly.removedCount} onUndo={tableOnly.putBack} />}
      onBack={way.back}
      onClose={close}
      locked={isPlacing}
      footer={<CheckoutFooter step={step} isPlacing={isPlacing} onPlace={place} />}
    >
      <div className={styles.news}>
        <OrderingNote />
        <ClosedNote />
        <BarAwayNote />
        <SoldOutNote />
      </div>
      {step === 'service' && <ServiceStep tableOnly={tableOnly} onDone={way.goOn} />}
      {step === 'delivery' && <DeliveryStep onDone={() => way.goOn('payment')} />}
      {step === 'payment' && (
        <PaymentStep hasFailed={hasFailed} onEdit={way.goBackTo} onPlace={place} />
      )}
    </Dialog>
  );
}

type RemovedNoteProps = { count: number; onUndo: () => void };

/** Shows removed lines, each with an undo. */
function RemovedNote({ count, onUndo }: RemovedNoteProps) {
  const { t } = useLingui();
  if (count === 0) return null;
  return (
    <Row justify="between">
      <span>
        <Plural value={count} one="# dish removed" other="# dishes removed" />
      </span>
      <Button tone="quiet" size="compact" onClick={onUndo}>{t`Undo`}</Button>
    </Row>
  );
}

const TITLE: Record<CheckoutStep, MessageDescriptor> = {
  service: msg`How would you like it?`,
  delivery: msg`Where shall we bring it?`,
  payment: msg`Check your order`,
};

function useStepTitle(step: CheckoutStep): string {
  const { t } = useLingui();
  return t(TITLE[step]);
}

/** Shows the cart instead of the checkout if the cart is empty. */
function useTurnAwayEmpty(isEmpty: boolean, isUnderWay: () => boolean): void {
  const { t } = useLingui();
  const { step } = useDialog();
  const { show } = useToast();
  const turnAway = useEffectEvent(() => {
    // Saving empties the cart before this screen re-renders.
    if (isUnderWay()) return;
    show({ tone: 'error', title: t`Your cart is empty!` });
    step({ d: 'cart', step: undefined }, { replace: true });
  });
  useEffect(() => {
    if (isEmpty) turnAway();
  }, [isEmpty]);
}
