import { HEADERS } from '#domain/sync/mutation';
import type { AdminDb } from '../admin-db';
import { readJson } from '../api-client';
import type { DataDeps } from '../deps';

type WriteMoney = {
  /** A retry has the same `mutationId`. */
  mutationId: string;
  /** Below /api/admin: entries of the ledger, cash counts, what goes back of a card payment. */
  path: string;
  input: unknown;
};

/**
 * Adds a row to the ledger or a cash count, or gives a card payment back; only while connected.
 * @throws ApiError conflict (reversed already), forbidden, invalid_input; anything else when nothing was heard
 */
export async function writeMoney(
  deps: DataDeps<AdminDb>,
  { mutationId, path, input }: WriteMoney,
): Promise<void> {
  await readJson(deps, `/api/admin/${path}`, {
    method: 'POST',
    body: JSON.stringify(input),
    headers: { [HEADERS.idempotencyKey]: mutationId },
  });
}
