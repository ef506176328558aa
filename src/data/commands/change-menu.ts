import type { ChangePricesInput } from '#domain/menu/change-prices';
import { HEADERS } from '#domain/sync/mutation';
import type { AdminDb } from '../admin-db';
import { readJson } from '../api-client';
import type { DataDeps } from '../deps';

type ChangeMenu = { mutationId: string } & (
  | ({ what: 'prices' } & ChangePricesInput)
  | { what: 'categories/order' | 'items/order'; ids: readonly number[] }
);

/** Needs a connection. @throws ApiError conflict (a price has changed since); another error without a response */
export async function changeMenu(
  deps: DataDeps<AdminDb>,
  { mutationId, what, ...body }: ChangeMenu,
): Promise<void> {
  await readJson(deps, `/api/admin/menu/${what}`, {
    method: 'POST',
    body: JSON.stringify(body),
    headers: { [HEADERS.idempotencyKey]: mutationId },
  });
}
