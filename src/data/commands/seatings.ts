import {
  type Call,
  type LetInInput,
  letInMutation,
  type MoveSeatingInput,
  moveSeatingMutation,
  type SeatingRead,
  takeCallMutation,
} from '#domain/seatings/seating';
import * as seatings from '#domain/seatings/seatings.operations';
import type { AdminDb } from '../admin-db';
import { ApiError } from '../api-client';
import { withDb } from '../db';
import type { DataDeps } from '../deps';
import { recordOf } from '../json';
import { enqueue } from '../outbox/enqueue';
import { isSeating, putNewer } from '../row-guards';
import { send } from './send';

/** @throws DomainError unauthorized */
export async function letIn(
  deps: DataDeps<AdminDb>,
  { seatingId, ...body }: { seatingId: string } & LetInInput,
): Promise<void> {
  await enqueue(deps, { mutation: letInMutation, entityId: seatingId, body });
}

/** Moves a party to another table, or onto the bill of the party there. @throws DomainError unauthorized */
export async function moveSeating(
  deps: DataDeps<AdminDb>,
  { seatingId, ...body }: MoveSeatingInput & { seatingId: string },
): Promise<void> {
  await enqueue(deps, {
    mutation: moveSeatingMutation,
    entityId: seatingId,
    body,
  });
}

/** @throws DomainError unauthorized */
export async function takeCall(
  deps: DataDeps<AdminDb>,
  { seatingId, call, at }: { seatingId: string; call: Call; at: string },
): Promise<void> {
  await enqueue(deps, {
    mutation: takeCallMutation,
    entityId: seatingId,
    body: { call, at },
  });
}

/** A retry has the same `mutationId`. */
export type FreeTable = { mutationId: string; seatingId: string };

/** Frees a table on whose bill nothing is open; needs a connection. @throws ApiError bill.unpaid */
export async function freeTable(
  deps: DataDeps<AdminDb>,
  { mutationId, seatingId }: FreeTable,
): Promise<void> {
  const take = (row: unknown) =>
    withDb(deps.db, async () => void (isSeating(row) && (await putNewer(deps.db.seating, row))));
  try {
    const response = await send<{ seating: SeatingRead }>(deps, seatings.close, {
      id: seatingId,
      input: {},
      mutationId,
    });
    await take(response.seating);
  } catch (error) {
    if (error instanceof ApiError) await take(recordOf(error.body)?.current);
    throw error;
  }
}
