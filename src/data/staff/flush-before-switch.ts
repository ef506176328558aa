import type { OutboxEntry } from '#domain/registry/outbox-entry';
import { staffPrincipal } from '#domain/sync/principal';
import { withDb } from '../db-health';
import type { DataDeps } from '../deps';
import { readEntry } from '../outbox/entries';
import { sendWhile } from '../outbox/send-while';
import type { StaffSession } from '../session';

/** The longest wait for the other person's queued mutations (ms). */
const PATIENCE_MS = 3_000;

/** The person whose session the tablet has. Sessions of an older build do not say it after a handover. */
export function ownerOf({ token, user, heldBy }: StaffSession): string {
  return token === null && heldBy !== undefined ? heldBy : user.id;
}

/** Sends a person's queued mutations while their session is on the tablet; the rest waits for them. */
export async function flushBeforeSwitch(deps: DataDeps, staffId: string): Promise<void> {
  await sendWhile(deps, PATIENCE_MS, () => waitsFor(deps, staffId));
}

async function waitsFor({ db }: DataDeps, staffId: string): Promise<boolean> {
  const rows = await withDb(db, () => db.outbox.toArray());
  const mine = staffPrincipal(staffId);
  const isMine = (entry: OutboxEntry | null) => entry?.principal === mine;
  return rows.map(readEntry).some((entry) => isMine(entry) && isOnItsWay(entry));
}

function isOnItsWay(entry: OutboxEntry | null): boolean {
  return entry?.state === 'queued' || entry?.state === 'sending';
}
