import type { ServiceType } from './order';

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
