import * as v from 'valibot';
import { type CheckoutStep, collectionForm } from '#domain/orders/checkout-steps';
import { deliveryForm } from '#domain/orders/delivery';
import type { ServiceType } from '#domain/orders/order';

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
