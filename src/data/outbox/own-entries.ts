import type { OutboxEntry } from '#domain/registry/outbox-entry';
import { recordOf, textField } from '../json';

/** For this long (ms) the server's response counts as the present state. */
export const FRESH_MS = 90_000;

type Ended = 'acked' | 'superseded' | 'cancelled';
export type OpenEntry = OutboxEntry & { state: Exclude<OutboxEntry['state'], Ended> };

/** Returns false for a settled entry. */
export function isOpen(entry: OutboxEntry | undefined): entry is OpenEntry {
  return entry !== undefined && !/^(acked|superseded|cancelled)$/.test(entry.state);
}

export function refusalOf({ answer, lastCode }: OutboxEntry) {
  const message = textField(recordOf(answer), 'message') ?? '';
  return { state: 'refused', code: lastCode ?? 'internal', message } as const;
}

export function isCancelPending(entries: readonly OutboxEntry[]): boolean {
  return entries.some(
    (entry) => isCancel(entry) && (entry.state === 'queued' || entry.state === 'sending'),
  );
}

/** Returns the code of the last refused cancellation; null means not requested, or accepted. */
export function cancelRefusal(entries: readonly OutboxEntry[]): string | null {
  const refused = entries.filter((entry) => isCancel(entry) && isRefused(entry)).at(-1);
  return refused?.lastCode ?? null;
}

function isCancel({ kind }: OutboxEntry): boolean {
  return kind.endsWith('.cancel');
}

function isRefused({ state }: OutboxEntry): boolean {
  return state === 'rejected' || state === 'needs_user';
}
