import { reportPinLockMutation } from '#domain/staff/report-pin-lock';
import type { AdminDb } from '../admin-db';
import type { DataDeps } from '../deps';
import { enqueue } from '../outbox/enqueue';
import { mayAct, readSession } from '../session';

/** Reports a lock after wrong PINs, in the name of the signed-in person; reports nothing while nobody is signed in. */
export async function reportPinLock(
  deps: DataDeps<AdminDb>,
  { staffId }: { staffId: string },
): Promise<void> {
  const session = await readSession(deps.db);
  if (!mayAct(session)) return;
  await enqueue(deps, { mutation: reportPinLockMutation, entityId: staffId, body: {} });
}
