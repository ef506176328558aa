import type { OutboxEntry } from '#domain/registry/outbox-entry';
import { staffPrincipal } from '#domain/sync/mutation';
import { withDb } from '../db-health';
import type { DataDeps } from '../deps';
import { readEntry } from '../outbox/entries';
import { sendWhile } from '../outbox/send-while';
import type { StaffSession } from '../session';

/** Limits the wait for the other person's queued mutations (ms). */
const PATIENCE_MS = 3_000;

/** Returns the owner of the tablet's session; sessions of older builds lack `heldBy` after a device switch. */
export function ownerOf({ token, user, heldBy }: StaffSession): string {
  return token === null && heldBy !== undefined ? heldBy : user.id;
}

/** Sends a person's queued mutations while the tablet has their session; later ones wait for the person's return. */
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
