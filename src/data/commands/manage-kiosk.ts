import type { AddKioskInput, ChangeKioskInput } from '#domain/kiosks/kiosk';
import * as kiosks from '#domain/kiosks/kiosks.operations';
import type { AdminDb } from '../admin-db';
import type { DataDeps } from '../deps';
import { send } from './send';

type Change =
  | { verb: 'add'; input: AddKioskInput }
  | { verb: 'change'; id: string; input: ChangeKioskInput }
  | { verb: 'remove'; id: string };

const OPERATIONS = { add: kiosks.add, change: kiosks.edit, remove: kiosks.remove };

/** Retries keep `mutationId`. @throws ApiError kiosk.code_unknown, table.blocked, not_found; another error offline */
export async function manageKiosk(
  deps: DataDeps<AdminDb>,
  { mutationId, ...change }: Change & { mutationId: string },
): Promise<void> {
  await send(deps, OPERATIONS[change.verb], {
    id: change.verb === 'add' ? '' : change.id,
    input: change.verb === 'remove' ? {} : change.input,
    mutationId,
  });
}
