import type { AddKioskInput, ChangeKioskInput } from '#domain/kiosks/kiosk';
import { HEADERS } from '#domain/sync/mutation';
import type { AdminDb } from '../admin-db';
import { readJson } from '../api-client';
import type { DataDeps } from '../deps';

type Change =
  | { verb: 'add'; input: AddKioskInput }
  | { verb: 'change'; id: string; input: ChangeKioskInput }
  | { verb: 'remove'; id: string };

/** Retries keep `mutationId`. @throws ApiError kiosk.code_unknown, table.blocked, not_found; another error offline */
export async function manageKiosk(
  deps: DataDeps<AdminDb>,
  { mutationId, ...change }: Change & { mutationId: string },
): Promise<void> {
  const method = { add: 'POST', change: 'PATCH', remove: 'DELETE' }[change.verb];
  await readJson(deps, `/api/admin/kiosks${change.verb === 'add' ? '' : `/${change.id}`}`, {
    method,
    body: JSON.stringify(change.verb === 'remove' ? {} : change.input),
    headers: { [HEADERS.idempotencyKey]: mutationId },
  });
}
