import { useLingui } from '@lingui/react/macro';
import type { MouseEvent } from 'react';
import type { CheckoutStep } from '#domain/orders/checkout-steps';
import { useNet } from '../../data/react/use-net';
import { formatMoney } from '../../i18n/format';
import { useLanguage } from '../../i18n/use-language';
import { Button } from '../../ui/controls/Button';
import { CHECKOUT_FORM } from './checkout-form';
import { useOrderStop } from './use-order-stop';
import { useReviewedOrder } from './use-order-total';

type CheckoutFooterProps = { step: CheckoutStep; isPlacing: boolean; onPlace: () => void };

export function CheckoutFooter({ step, isPlacing, onPlace }: CheckoutFooterProps) {
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
