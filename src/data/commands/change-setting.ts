import type { SettingKey } from '#domain/settings/settings';
import { HEADERS } from '#domain/sync/mutation';
import type { AdminDb } from '../admin-db';
import { readJson } from '../api-client';
import type { DataDeps } from '../deps';
import { newId } from '../ids';

/** Changes a setting; needs a connection. Repeating it changes nothing, so every try has an id of its own. */
export async function changeSetting(
  deps: DataDeps<AdminDb>,
  { key, value }: { key: SettingKey; value: unknown },
): Promise<void> {
  await readJson(deps, `/api/admin/settings/${key}`, {
    method: 'PUT',
    body: JSON.stringify({ value }),
    headers: { [HEADERS.idempotencyKey]: newId() },
  });
}
