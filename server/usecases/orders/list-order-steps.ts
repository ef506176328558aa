import { DomainError } from '#domain/error-codes';
import { orderStatusOf } from '#domain/orders/order';
import { cancelReasonOf } from '#domain/orders/order-changes';
import { type OrderStep, withLogged } from '#domain/orders/order-steps';
import type { LoggedChange, OrderLogRepository } from '../../repositories/order-log.repository';
import type { OrdersRepository } from '../../repositories/orders.repository';
import { staffOrder } from '../../repositories/rows/order-wire';

export type ListOrderStepsDeps = { orders: OrdersRepository; orderLog: OrderLogRepository };

/** The list shows the arrival beside the tap if the arrival is later by more than this time (ms). */
const LATER_MS = 60_000;

export async function listOrderSteps(
  { orders, orderLog }: ListOrderStepsDeps,
  orderId: string,
): Promise<{ steps: OrderStep[] }> {
  const order = await orders.find(orderId);
  if (!order) throw new DomainError('not_found');
  const moves = await orderLog.waitingMutations(orderId);
  return { steps: withLogged(staffOrder(order), moves.map(stepOf)) };
}

function stepOf({ doneAt, receivedAt, firstName, after }: LoggedChange): OrderStep {
  return {
    what: orderStatusOf(String(after?.status)),
    at: new Date(doneAt).toISOString(),
    ...(receivedAt - doneAt >= LATER_MS ? { arrivedAt: new Date(receivedAt).toISOString() } : {}),
    by: firstName,
    reason: cancelReasonOf(String(after?.reason)),
  };
}
