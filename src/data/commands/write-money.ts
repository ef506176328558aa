import { HEADERS } from '#domain/sync/mutation';
import type { StaffDeps } from '../admin-db';
import { readJson } from '../api-client';

type WriteMoney = {
  /** A retry has the same `mutationId`. */
  mutationId: string;
  /** Names the path under /api/admin: ledger entries, cash counts, refunds. */
  path: string;
  input: unknown;
};

/** @throws ApiError conflict (already reversed), forbidden, invalid_input; other errors without a connection */
export async function writeMoney(deps: StaffDeps, { mutationId, path, input }: WriteMoney) {
  await readJson(deps, `/api/admin/${path}`, {
    method: 'POST',
    body: JSON.stringify(input),
    headers: { [HEADERS.idempotencyKey]: mutationId },
  });
}
