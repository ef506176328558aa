import * as tables from '#domain/tables/tables.operations';
import type { AdminDb } from '../admin-db';
import type { DataDeps } from '../deps';
import { send } from './send';

/** Renews the code; needs a connection. @throws ApiError not_found, forbidden; another error without a response */
export async function renewTableCode(
  deps: DataDeps<AdminDb>,
  { tableId, mutationId }: { tableId: number; mutationId: string },
): Promise<void> {
  await send(deps, tables.renewCode, { id: tableId, mutationId });
}
