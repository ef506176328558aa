import { reportPinLockMutation } from '#domain/staff/report-pin-lock';
import type { AdminDb } from '../admin-db';
import type { DataDeps } from '../deps';
import { enqueue } from '../outbox/enqueue';
import { mayAct, readSession } from '../session';

/**
 * The tablet has closed itself after wrong PINs in somebody's name. Told in the name of whoever has the tablet;
 * where nobody has it any more, there is nobody to tell it.
 */
export async function reportPinLock(
  deps: DataDeps<AdminDb>,
  { staffId }: { staffId: string },
): Promise<void> {
  const session = await readSession(deps.db);
  if (!mayAct(session)) return;
  await enqueue(deps, { mutation: reportPinLockMutation, entityId: staffId, body: {} });
}
