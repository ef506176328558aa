import {
  type CloseBillBody,
  closeBillMutation,
  type GiveBackBody,
  giveBackMutation,
  printBillMutation,
  type TakePaymentBody,
  takePaymentMutation,
  type UndoPaymentInput,
  undoPaymentMutation,
} from '#domain/bills/tender';
import type { AdminDb } from '../admin-db';
import type { DataDeps } from '../deps';
import { enqueue } from '../outbox/enqueue';

type Deps = DataDeps<AdminDb>;
type OfBill<Body> = { billId: string } & Body;

/** Records a payment. Its id is that of the payment. @throws DomainError unauthorized */
export async function takePayment(
  deps: Deps,
  { billId, id, ...body }: OfBill<TakePaymentBody> & { id?: string },
): Promise<void> {
  const mutation = takePaymentMutation;
  await enqueue(deps, { mutation, entityId: billId, body, ...(id && { id }) });
}

/** @throws DomainError unauthorized */
export async function undoPayment(
  deps: Deps,
  { billId, ...body }: OfBill<UndoPaymentInput>,
): Promise<void> {
  await enqueue(deps, { mutation: undoPaymentMutation, entityId: billId, body });
}

/** @throws DomainError unauthorized */
export async function giveBack(
  deps: Deps,
  { billId, ...body }: OfBill<GiveBackBody>,
): Promise<void> {
  await enqueue(deps, { mutation: giveBackMutation, entityId: billId, body });
}

/** @throws DomainError unauthorized */
export async function closeBill(
  deps: Deps,
  { billId, ...body }: OfBill<CloseBillBody>,
): Promise<void> {
  await enqueue(deps, { mutation: closeBillMutation, entityId: billId, body });
}

/** Records that the sums were printed. @throws DomainError unauthorized */
export async function printBill(
  deps: Deps,
  { billId, worth }: OfBill<{ worth: string }>,
): Promise<void> {
  await enqueue(deps, { mutation: printBillMutation, entityId: billId, body: { worth } });
}
