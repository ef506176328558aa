import * as v from 'valibot';
import { requiredText } from '../fields';
import { phoneText } from '../phone';
import type { ServiceType } from './order';

/** The schema checks the contact for a collection. Third-party API clients may omit the contact. */
export const collectionForm = v.object({
  guestName: requiredText('name.required', 120),
  phone: phoneText(),
});

export type CheckoutStep = 'service' | 'delivery' | 'payment';

export function checkoutSteps(serviceType: ServiceType | null): CheckoutStep[] {
  return serviceType === 'delivery' ? ['service', 'delivery', 'payment'] : ['service', 'payment'];
}

export function stepAfter(
  step: CheckoutStep,
  serviceType: ServiceType | null,
): CheckoutStep | null {
  const steps = checkoutSteps(serviceType);
  return steps[steps.indexOf(step) + 1] ?? null;
}

export function stepBefore(
  step: CheckoutStep,
  serviceType: ServiceType | null,
): CheckoutStep | null {
  const steps = checkoutSteps(serviceType);
  return steps[steps.indexOf(step) - 1] ?? null;
}
