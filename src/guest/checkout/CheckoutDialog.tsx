import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { CircleSlash, Clock } from 'lucide-react';
import { type MouseEvent, useEffect, useEffectEvent } from 'react';
import * as v from 'valibot';
import {
  type CheckoutStep,
  checkoutSteps,
  collectionForm,
  stepBefore,
} from '#domain/orders/checkout-steps';
import { deliveryForm } from '#domain/orders/delivery';
import type { ServiceType } from '#domain/orders/order';
import { cartToday } from '../../data/menu/cart-today';
import { useCart } from '../../data/react/use-cart';
import { useMenu } from '../../data/react/use-menu';
import { useNet } from '../../data/react/use-net';
import { useCheckoutDraft } from '../../data/react/use-order';
import { formatMoney } from '../../i18n/format';
import { localized } from '../../i18n/localized';
import { closedNote, opensText } from '../../i18n/opening-text';
import { useLanguage } from '../../i18n/use-language';
import { Button } from '../../ui/controls/Button';
import { Banner } from '../../ui/feedback/Banner';
import { Row } from '../../ui/layout/Flow';
import { Dialog, ProgressSteps } from '../../ui/overlays/Dialog';
import { useToast } from '../../ui/overlays/ToastProvider';
import { useHistoryState } from '../../ui/router/RouterView';
import { BarAwayNote } from '../shared/BarAwayNote';
import { useOpeningFact, useOpenNow } from '../shared/OpenNow';
import { useDialog } from '../use-dialog';
import { usePageTitle } from '../use-page-title';
import * as styles from './checkout.css';
import { DeliveryStep } from './DeliveryStep';
import { OrderingNote, useOrderStop, useReviewedOrder } from './OrderingNote';
import { PaymentStep } from './PaymentStep';
import { ServiceStep } from './ServiceStep';
import { CHECKOUT_FORM, usePlaceOrder, useTableOnlyLines } from './use-checkout';

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

type CheckoutFooterProps = { step: CheckoutStep; isPlacing: boolean; onPlace: () => void };

function CheckoutFooter({ step, isPlacing, onPlace }: CheckoutFooterProps) {
  const { totalKurus } = useReviewedOrder();
  const isStopped = useOrderStop() !== null;
  const total = formatMoney(totalKurus, useLanguage());

  /** Saves without a form submission, which forces layout on slow phones. */
  function placeAtOnce(event: MouseEvent) {
    event.preventDefault();
    if (!isStopped) onPlace();
  }

  return (
    <Button
      type="submit"
      form={CHECKOUT_FORM}
      size="cta"
      block
      busy={isPlacing}
      unavailable={isStopped}
      onClick={step === 'payment' ? placeAtOnce : undefined}
      trailing={step === 'payment' ? total : undefined}
    >
      {useWords(step, isPlacing)}
    </Button>
  );
}

function useWords(step: CheckoutStep, isPlacing: boolean): string {
  const { t } = useLingui();
  const { state } = useNet();
  if (step !== 'payment') return t`Continue`;
  if (isPlacing) return t`Placing your order…`;
  return state === 'offline' ? t`Save order · send when online` : t`Place order`;
}

/** Tells a guest who orders while the venue is closed when the bar prepares the order. */
export function ClosedNote() {
  const isOpen = useOpenNow();
  const isStopped = useOrderStop() !== null;
  const when = useOpeningFact(opensText);
  const note = useOpeningFact(closedNote);
  if (isOpen || isStopped) return null;
  return (
    <Banner tone="lagoon" shape="box" role="none" icon={<Clock aria-hidden="true" size={20} />}>
      {note && <>{note} </>}
      {when ? (
        <Trans>We're closed now. Order ahead: we start on it when we open {when}.</Trans>
      ) : (
        <Trans>We're closed now. Call us before you order.</Trans>
      )}
    </Banner>
  );
}

/** Tells the guest that a dish sold out during the checkout, with a link to the cart. */
function SoldOutNote() {
  const language = useLanguage();
  const { step } = useDialog();
  const { items: menu } = useMenu();
  const { items: lines } = useCart();
  const gone = cartToday(lines, menu).filter(({ isSoldOut }) => isSoldOut);
  if (gone.length === 0) return null;
  const names = [...new Set(gone.map(({ line }) => localized(line, 'name', language)))];
  const item = new Intl.ListFormat(language, { type: 'conjunction' }).format(names);
  return (
    <Banner
      tone="danger"
      shape="box"
      role="alert"
      icon={<CircleSlash aria-hidden="true" size={20} />}
      action={
        <Button
          tone="quiet"
          size="compact"
          onClick={() => step({ d: 'cart', step: undefined }, { replace: true })}
        >
          <Trans>Change it</Trans>
        </Button>
      }
    >
      <Trans>{item} has just sold out.</Trans>
    </Banner>
  );
}

type Answers = {
  serviceType: ServiceType | null;
  tableNumber: string;
  delivery: object;
  guestName: string;
  /** True if a line is not available for the chosen service. */
  hasTableOnlyConflict: boolean;
};

/** Returns the requested step, or the first incomplete step before it. */
export function nearestStep(asked: string | number | undefined, answers: Answers): CheckoutStep {
  if (!asked || asked === 'service' || !isServiceSettled(answers)) return 'service';
  if (answers.serviceType !== 'delivery') return asked === 'delivery' ? 'service' : 'payment';
  return asked === 'payment' && v.is(deliveryForm, answers.delivery) ? 'payment' : 'delivery';
}

function isServiceSettled(answers: Answers): boolean {
  const { serviceType, tableNumber, delivery, guestName, hasTableOnlyConflict } = answers;
  if (serviceType === null || hasTableOnlyConflict) return false;
  if (serviceType === 'collection') return v.is(collectionForm, { ...delivery, guestName });
  return serviceType !== 'table' || tableNumber.trim() !== '';
}

type CheckoutWay = {
  /** Adds a history entry for each step, so that Back works. */
  goOn: (to: CheckoutStep) => void;
  goBackTo: (to: CheckoutStep) => void;
  /** Goes back one step, and from the first step to the dialog before. */
  back: (() => void) | undefined;
};

/** Moves between the checkout's steps. History holds the steps in order. */
function useCheckoutWay(step: CheckoutStep, service: ServiceType | null): CheckoutWay {
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
