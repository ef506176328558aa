import { HEADERS } from '#domain/sync/mutation';
import type { AdminDb } from '../admin-db';
import { readJson } from '../api-client';
import type { DataDeps } from '../deps';

export type ChangeCustomer = {
  /** A retry has the same `mutationId`. */
  mutationId: string;
  id: string;
  /** `forget` deletes the person's data. */
  what: 'points' | 'merge' | 'forget';
  input: unknown;
};

/** Sends a change; needs a connection. @throws ApiError with the reason; another error without a response */
export async function changeCustomer(
  deps: DataDeps<AdminDb>,
  { mutationId, id, what, input }: ChangeCustomer,
): Promise<void> {
  const one = `/api/admin/customers/${id}`;
  await readJson(deps, what === 'forget' ? one : `${one}/${what}`, {
    method: what === 'forget' ? 'DELETE' : 'POST',
    body: JSON.stringify(input),
    headers: { [HEADERS.idempotencyKey]: mutationId },
  });
}
