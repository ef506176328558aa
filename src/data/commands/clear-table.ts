import { clearTableMutation } from '#domain/tables/venue-table';
import type { AdminDb } from '../admin-db';
import type { DataDeps } from '../deps';
import { enqueue } from '../outbox/enqueue';

export async function clearTable(
  deps: DataDeps<AdminDb>,
  { tableId }: { tableId: number },
): Promise<void> {
  await enqueue(deps, { mutation: clearTableMutation, entityId: String(tableId), body: {} });
}
