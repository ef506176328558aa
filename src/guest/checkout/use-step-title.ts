import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react';
import type { CheckoutStep } from '#domain/orders/checkout-steps';

const TITLE: Record<CheckoutStep, MessageDescriptor> = {
  service: msg`How would you like it?`,
  delivery: msg`Where shall we bring it?`,
  payment: msg`Check your order`,
};

export function useStepTitle(step: CheckoutStep): string {
  const { _ } = useLingui();
  return _(TITLE[step]);
}
