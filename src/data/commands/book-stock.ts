import { HEADERS } from '#domain/sync/mutation';
import type { AdminDb } from '../admin-db';
import { readJson } from '../api-client';
import type { DataDeps } from '../deps';

export type BookStock = {
  /** A retry has the same `mutationId`. */
  mutationId: string;
  /** What is booked, under `/api/admin/inventory`: `counts`, `deliveries`, `{id}/waste`, `{id}/corrections`. */
  what: string;
  body: unknown;
};

/** A booked movement; `expected` of a count alone. */
export type BookedLine = { itemId: string; change: number; expected: number | null };

/**
 * Books a movement of stock; only while connected.
 * @throws ApiError with the reason; anything else when nothing was heard
 */
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
