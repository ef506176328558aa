import { isTerminal } from '#domain/sync/entry-state';
import type { OutboxEntry } from '#domain/sync/mutation';
import type { OutboxDb } from '../db';
import { readEntry } from './entries';

/** The readable acts about one thing, in their order; `key` as of domain/sync/entity. */
export async function entriesOf(db: OutboxDb, key: string): Promise<OutboxEntry[]> {
  const rows = await db.outbox.where('entityKey').equals(key).toArray();
  return rows.flatMap((row) => readEntry(row) ?? []).sort((a, b) => a.seqInKey - b.seqInKey);
}

export function unsettled(entries: readonly OutboxEntry[]): OutboxEntry[] {
  return entries.filter((entry) => !isTerminal(entry.state));
}

/** The place in line after everything that was ever queued about the thing. */
export function nextSeq(entries: readonly OutboxEntry[]): number {
  return Math.max(-1, ...entries.map((entry) => entry.seqInKey)) + 1;
}

/** On its way, or once sent without an answer: the server may have it. */
export function mayHaveArrived(entry: OutboxEntry): boolean {
  return entry.state === 'sending' || (entry.state === 'queued' && entry.sentAt !== undefined);
}
