import * as v from 'valibot';
import type { CheckoutStep } from '#domain/orders/checkout-steps';
import { collectionForm } from '#domain/orders/collection';
import { deliveryForm } from '#domain/orders/delivery';
import type { ServiceType } from '#domain/orders/order';

type Answers = {
  serviceType: ServiceType | null;
  tableNumber: string;
  delivery: object;
  guestName: string;
  /** Something in the order cannot be had the way the guest chose. */
  hasTableOnlyConflict: boolean;
};

/** The step an address may show: the asked one, or the first whose answers are still missing before it. */
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
