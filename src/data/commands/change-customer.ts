import * as customers from '#domain/club/customers.operations';
import type { AdminDb } from '../admin-db';
import type { DataDeps } from '../deps';
import { send } from './send';

export type ChangeCustomer = {
  /** A retry has the same `mutationId`. */
  mutationId: string;
  id: string;
  /** `forget` deletes the person's data. */
  what: 'points' | 'merge' | 'forget';
  input: unknown;
};

const OPERATIONS = {
  points: customers.correctPoints,
  merge: customers.merge,
  forget: customers.forget,
};

/** Sends a change; needs a connection. @throws ApiError with the reason; another error without a response */
export async function changeCustomer(
  deps: DataDeps<AdminDb>,
  { mutationId, id, what, input }: ChangeCustomer,
): Promise<void> {
  await send(deps, OPERATIONS[what], { id, input, mutationId });
}
