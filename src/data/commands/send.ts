import * as bill from '#domain/bills/bill';
import type { GiveApprovalInput } from '#domain/bills/bills.operations';
import * as bills from '#domain/bills/bills.operations';
import * as lines from '#domain/bills/line-entry';
import type { RowStore } from '#domain/registry/copied-tables';
import type { ResourceRecord, Values } from '#domain/resource/resource';
import { addTo, changeIn, removeFrom } from '#domain/resource/resource';
import type { SeatingRead } from '#domain/seatings/seating';
import { letInMutation, moveSeatingMutation, takeCallMutation } from '#domain/seatings/seating';
import * as seatings from '#domain/seatings/seatings.operations';
import { HEADERS } from '#domain/sync/mutation';
import type { Operation } from '#domain/sync/operation';
import type { StaffDeps } from '../admin-db';
import { writeRow } from '../admin-db';
import { ApiError, readJson } from '../api-client';
import { withDb } from '../db';
import { recordOf } from '../json';
import { queued } from '../outbox/enqueue';
import { ofThisDevice } from '../preferences/board-choices';

type Sent = {
  id?: string | number;
  input?: unknown;
  /** A retry has the same `mutationId`. */
  mutationId?: string;
  bearer?: string;
};

/** Calls an operation of staff; needs a connection. @throws ApiError with the reason; another error without a response */
export function send<T = unknown>(
  deps: StaffDeps,
  { method, path }: Pick<Operation, 'method' | 'path'>,
  { id = '', input = {}, mutationId, bearer }: Sent = {},
): Promise<T> {
  return readJson<T>(deps, path.replace(/:\w+/, String(id)), {
    method,
    body: JSON.stringify(input),
    ...(mutationId && { headers: { [HEADERS.idempotencyKey]: mutationId } }),
    ...(bearer && { bearer }),
  });
}

/** Sends a change of a row. The tablet stores the row of the response, or of a conflict the colleague's. */
export async function sendChange<T extends object>(
  deps: StaffDeps,
  operation: Pick<Operation, 'method' | 'path'>,
  { store, name, ...sent }: Sent & { store: RowStore; name: keyof T },
): Promise<T> {
  const take = (row: unknown) => withDb(deps.db, () => writeRow(deps.db, store, row));
  try {
    const response = await send<T>(deps, operation, sent);
    await take(response[name]);
    return response;
  } catch (error) {
    if (error instanceof ApiError) await take(recordOf(error.body)?.current);
    throw error;
  }
}

/** Records a payment. Its id is that of the payment. */
export const takePayment = queued(bill.takePaymentMutation, 'billId', ofThisDevice);
export const undoPayment = queued(bill.undoPaymentMutation, 'billId', ofThisDevice);
export const giveBack = queued(bill.giveBackMutation, 'billId', ofThisDevice);
export const closeBill = queued(bill.closeBillMutation, 'billId');
/** Records that the sums were printed. */
export const printBill = queued(bill.printBillMutation, 'billId');

/** Takes pieces off a bill. */
export const voidLine = queued(lines.voidLineMutation, 'billId');
/** Makes pieces again for nothing. */
export const remakeLine = queued(lines.remakeLineMutation, 'billId');
/** Discount, comp or staff price. */
export const reducePrice = queued(lines.reducePriceMutation, 'billId');
export const moveLines = queued(lines.moveLinesMutation, 'billId');
export const mergeBills = queued(lines.mergeBillsMutation, 'billId');
export const undoEntry = queued(lines.undoEntryMutation, 'billId');

/** A person who may approve types the PIN here; needs a connection. @throws ApiError pin.wrong, pin.locked, forbidden */
export function giveApproval(deps: StaffDeps, input: GiveApprovalInput) {
  return send<{ approvedBy: string }>(deps, bills.giveApproval, { input });
}

export type SaveRecord = {
  /** A retry has the same `mutationId`. */
  mutationId: string;
  path: string;
  id: string | number | null;
  input: Values;
  from: Values | null;
};

/** Needs a connection. @throws ApiError conflict with the present record, forbidden; other errors without a response */
export async function saveRecord(
  deps: StaffDeps,
  { mutationId, path, id, input, from }: SaveRecord,
): Promise<ResourceRecord> {
  const { record } = await send<{ record: ResourceRecord }>(
    deps,
    id === null ? addTo(path) : changeIn(path),
    { id: id ?? '', input: from === null ? input : { ...input, from }, mutationId },
  );
  return record;
}

type RemoveRecord = { mutationId: string; path: string; id: string | number };

/** Removes a record, also one that a colleague has removed. @throws ApiError why it must stay; another error offline */
export async function removeRecord(deps: StaffDeps, { mutationId, path, id }: RemoveRecord) {
  try {
    await send(deps, removeFrom(path), { id, mutationId });
  } catch (error) {
    if (!(error instanceof ApiError && error.code === 'not_found')) throw error;
  }
}

type WriteMoney = {
  /** A retry has the same `mutationId`. */
  mutationId: string;
  /** Names the path under /api/admin: ledger entries, cash counts, refunds. */
  path: string;
  input: unknown;
};

/** @throws ApiError conflict (already reversed), forbidden, invalid_input; other errors without a connection */
export async function writeMoney(deps: StaffDeps, { mutationId, path, input }: WriteMoney) {
  await send(deps, { method: 'POST', path: `/api/admin/${path}` }, { input, mutationId });
}

export const letIn = queued(letInMutation, 'seatingId');
/** Moves a party to another table, or onto the bill of the party there. */
export const moveSeating = queued(moveSeatingMutation, 'seatingId');
export const takeCall = queued(takeCallMutation, 'seatingId');

/** A retry has the same `mutationId`. */
export type FreeTable = { mutationId: string; seatingId: string };

/** Frees a table on whose bill nothing is open; needs a connection. @throws ApiError bill.unpaid */
export async function freeTable(deps: StaffDeps, { mutationId, seatingId }: FreeTable) {
  await sendChange<{ seating: SeatingRead }>(deps, seatings.close, {
    ...{ id: seatingId, input: {}, mutationId },
    ...{ store: 'seating', name: 'seating' },
  });
}
