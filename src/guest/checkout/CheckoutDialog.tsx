import { useEffect } from 'react';
import { checkoutSteps } from '#domain/orders/checkout-steps';
import { useCart } from '../../data/react/use-cart';
import { useCheckoutDraft } from '../../data/react/use-checkout-draft';
import { ProgressSteps } from '../../ui/feedback/ProgressSteps';
import { Dialog } from '../../ui/overlays/Dialog';
import { BarAwayNote } from '../shared/BarAwayNote';
import { useDialog } from '../use-dialog';
import { usePageTitle } from '../use-page-title';
import { CheckoutFooter } from './CheckoutFooter';
import * as styles from './checkout.css';
import { DeliveryStep } from './DeliveryStep';
import { nearestStep } from './nearest-step';
import { PaymentStep } from './PaymentStep';
import { RemovedNote } from './RemovedNote';
import { ServiceStep } from './ServiceStep';
import { SoldOutNote } from './SoldOutNote';
import { useCheckoutWay } from './use-checkout-way';
import { usePlaceOrder } from './use-place-order';
import { useStepTitle } from './use-step-title';
import { useTableOnlyLines } from './use-table-only-lines';
import { useTurnAwayEmpty } from './use-turn-away-empty';

/** The checkout: service, address, review. */
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
