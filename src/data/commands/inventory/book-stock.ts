import { HEADERS } from '#domain/sync/mutation';
import type { AdminDb } from '../../admin-db';
import { readJson } from '../../api-client';
import type { DataDeps } from '../../deps';

export type BookStock = {
  /** A retry has the same `mutationId`. */
  mutationId: string;
  /** Names the path under `/api/admin/inventory`: `counts`, `deliveries`, `{id}/waste`, `{id}/corrections`. */
  what: string;
  body: unknown;
};

/** Records a booked movement; only counts have `expected`. */
export type BookedLine = { itemId: string; change: number; expected: number | null };

/** Books stock; needs a connection. @throws ApiError; another error without a response */
export async function bookStock(
  deps: DataDeps<AdminDb>,
  { mutationId, what, body }: BookStock,
): Promise<BookedLine[]> {
  const { lines } = await readJson<{ lines: BookedLine[] }>(deps, `/api/admin/inventory/${what}`, {
    method: 'POST',
    body: JSON.stringify(body),
    headers: { [HEADERS.idempotencyKey]: mutationId },
  });
  return lines;
}
