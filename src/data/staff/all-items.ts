import { INVENTORY } from '#domain/inventory/inventory-item';
import type { RecordPage, ResourceRecord } from '#domain/resource/resource';
import type { AdminDb } from '../admin-db';
import { readJson } from '../api-client';
import type { DataDeps } from '../deps';

/** Names the storage key of all stock items; the first page of their list has its own key. */
export const ALL_ITEMS = `${INVENTORY.path}#all`;

const PER_PAGE = 200;

/** @throws ApiError; TypeError */
export async function readAllItems(deps: DataDeps<AdminDb>): Promise<ResourceRecord[]> {
  const items = new Map<ResourceRecord['id'], ResourceRecord>();
  for (let page = 1; ; page += 1) {
    const query = new URLSearchParams({ page: String(page), limit: String(PER_PAGE) });
    const { rows } = await readJson<RecordPage>(deps, `${INVENTORY.path}?${query}`);
    for (const row of rows) items.set(row.id, row);
    if (rows.length < PER_PAGE) return [...items.values()];
  }
}
