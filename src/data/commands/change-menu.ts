import type { ChangePricesInput } from '#domain/menu/change-prices';
import * as menu from '#domain/menu/menu.operations';
import type { AdminDb } from '../admin-db';
import type { DataDeps } from '../deps';
import { send } from './send';

type ChangeMenu = { mutationId: string } & (
  | ({ what: 'prices' } & ChangePricesInput)
  | { what: 'categories/order' | 'items/order'; ids: readonly number[] }
);

const OPERATIONS = {
  prices: menu.changePrices,
  'categories/order': menu.orderCategories,
  'items/order': menu.orderItems,
};

/** Needs a connection. @throws ApiError conflict (a price has changed since); another error without a response */
export async function changeMenu(
  deps: DataDeps<AdminDb>,
  { mutationId, what, ...input }: ChangeMenu,
): Promise<void> {
  await send(deps, OPERATIONS[what], { input, mutationId });
}
