import type { GiveApprovalInput } from '#domain/bills/bills.operations';
import * as bills from '#domain/bills/bills.operations';
import {
  type MergeBillsInput,
  type MoveLinesInput,
  mergeBillsMutation,
  moveLinesMutation,
  type ReducePriceBody,
  type RemakeLineInput,
  reducePriceMutation,
  remakeLineMutation,
  type UndoEntryInput,
  undoEntryMutation,
  type VoidLineInput,
  voidLineMutation,
} from '#domain/bills/line-entry';
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
import { ofThisDevice } from '../preferences/board-choices';
import { send } from './send';

type Deps = DataDeps<AdminDb>;
type OfBill<Body> = { billId: string } & Body;

/** Records a payment. Its id is that of the payment. @throws DomainError unauthorized */
export async function takePayment(
  deps: Deps,
  { billId, id, ...body }: OfBill<TakePaymentBody> & { id?: string },
): Promise<void> {
  const mutation = takePaymentMutation;
  const told = { ...ofThisDevice(), ...body };
  await enqueue(deps, { mutation, entityId: billId, body: told, ...(id && { id }) });
}

/** @throws DomainError unauthorized */
export async function undoPayment(
  deps: Deps,
  { billId, ...body }: OfBill<UndoPaymentInput>,
): Promise<void> {
  const told = { ...ofThisDevice(), ...body };
  await enqueue(deps, { mutation: undoPaymentMutation, entityId: billId, body: told });
}

/** @throws DomainError unauthorized */
export async function giveBack(
  deps: Deps,
  { billId, ...body }: OfBill<GiveBackBody>,
): Promise<void> {
  const told = { ...ofThisDevice(), ...body };
  await enqueue(deps, { mutation: giveBackMutation, entityId: billId, body: told });
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
  { billId, ...body }: OfBill<{ worth: string; onPrinter?: true }>,
): Promise<void> {
  await enqueue(deps, { mutation: printBillMutation, entityId: billId, body });
}

type LineChange<Body> = OfBill<Body> & {
  /** The server knows an approval by this id. */
  id?: string;
};

/** Takes pieces off a bill. @throws DomainError unauthorized */
export async function voidLine(
  deps: Deps,
  { billId, id, ...body }: LineChange<VoidLineInput>,
): Promise<void> {
  await enqueue(deps, { mutation: voidLineMutation, entityId: billId, body, ...(id && { id }) });
}

/** Makes pieces again for nothing. @throws DomainError unauthorized */
export async function remakeLine(deps: Deps, { billId, ...body }: OfBill<RemakeLineInput>) {
  await enqueue(deps, { mutation: remakeLineMutation, entityId: billId, body });
}

/** Discount, comp or staff price. @throws DomainError unauthorized */
export async function reducePrice(
  deps: Deps,
  { billId, id, ...body }: LineChange<ReducePriceBody>,
): Promise<void> {
  await enqueue(deps, { mutation: reducePriceMutation, entityId: billId, body, ...(id && { id }) });
}

/** @throws DomainError unauthorized */
export async function moveLines(deps: Deps, { billId, ...body }: OfBill<MoveLinesInput>) {
  await enqueue(deps, { mutation: moveLinesMutation, entityId: billId, body });
}

/** @throws DomainError unauthorized */
export async function mergeBills(deps: Deps, { billId, ...body }: OfBill<MergeBillsInput>) {
  await enqueue(deps, { mutation: mergeBillsMutation, entityId: billId, body });
}

/** @throws DomainError unauthorized */
export async function undoEntry(
  deps: Deps,
  { billId, id, ...body }: LineChange<UndoEntryInput>,
): Promise<void> {
  await enqueue(deps, { mutation: undoEntryMutation, entityId: billId, body, ...(id && { id }) });
}

/** A person who may approve types the PIN here; needs a connection. @throws ApiError pin.wrong, pin.locked, forbidden */
export function giveApproval(deps: Deps, input: GiveApprovalInput) {
  return send<{ approvedBy: string }>(deps, bills.giveApproval, { input });
}
