import type { OutboxEntry } from '#domain/registry/outbox-entry';
import { isTerminal } from '#domain/sync/entry-state';
import type { OutboxDb } from '../db';
import { readEntry } from './entries';

export async function entriesOf(db: OutboxDb, key: string): Promise<OutboxEntry[]> {
  const rows = await db.outbox.where('entityKey').equals(key).toArray();
  return rows.flatMap((row) => readEntry(row) ?? []).sort((a, b) => a.seqInKey - b.seqInKey);
}

export function unsettled(entries: readonly OutboxEntry[]): OutboxEntry[] {
  return entries.filter((entry) => !isTerminal(entry.state));
}

export function nextSeq(entries: readonly OutboxEntry[]): number {
  return Math.max(-1, ...entries.map((entry) => entry.seqInKey)) + 1;
}

export function firstSeq(entries: readonly OutboxEntry[]): number {
  return Math.min(0, ...entries.map((entry) => entry.seqInKey)) - 1;
}

/** True if the server may have the entry or get it: it is in flight, has no response, or was shown as a QR code. */
export function mayHaveArrived(entry: OutboxEntry): boolean {
  const hasNoResponse = entry.state === 'queued' && entry.sentAt !== undefined;
  return entry.state === 'sending' || hasNoResponse || mayReachTablet(entry);
}

/** True if a guest has shown the QR code, the app does not send the entry, and no verdict blocks an import. */
export function mayReachTablet({ state, shownAt, lastCode }: OutboxEntry): boolean {
  if (shownAt === undefined) return false;
  if (state === 'needs_user') return lastCode === 'stale_order';
  return state === 'blocked_auth' || state === 'blocked_upgrade' || state === 'quarantined';
}
