import type { PriceReason, RemakeReason, VoidReason } from '../bills/line-entry';
import type { EntryKind } from '../orders/guest-order';
import type { CancelReason, ServiceType } from '../orders/order';
import type { Words } from '../resource/resource';
import REPORT_WORDS from './report-words.json' with { type: 'json' };

export const SERVICE_WORDS: Record<ServiceType, Words> = REPORT_WORDS.services;

export const ENTRY_WORDS: Record<EntryKind, Words> = REPORT_WORDS.entries;

const ENTRY_REASONS: Record<VoidReason | PriceReason | RemakeReason, Words> = REPORT_WORDS.reasons;

const CANCEL_REASONS: Record<CancelReason, Words> = REPORT_WORDS.cancelled;

/** The ledgers may hold reasons of other builds. */
export const REASON_WORDS: Readonly<Record<string, Words>> = ENTRY_REASONS;
export const CANCEL_WORDS: Readonly<Record<string, Words>> = CANCEL_REASONS;

/** Returns the words of a reason from the list; a reason that somebody typed stays as it is. */
export function reasonText(reason: string | null, language: keyof Words): string | null {
  return reason === null ? null : (REASON_WORDS[reason]?.[language] ?? reason);
}
