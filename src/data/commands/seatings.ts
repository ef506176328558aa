import {
  letInMutation,
  moveSeatingMutation,
  type SeatingRead,
  takeCallMutation,
} from '#domain/seatings/seating';
import * as seatings from '#domain/seatings/seatings.operations';
import type { StaffDeps } from '../admin-db';
import { queued } from '../outbox/enqueue';
import { sendChange } from './send';

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
