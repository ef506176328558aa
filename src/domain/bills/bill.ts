import * as v from 'valibot';
import { signedKurus } from '../money';
import { orderCode } from '../orders/order';
import type { TenderRead } from './tender';

/** A table's bill, a named tab, or the own bill of an order for collection or delivery. */
export type BillKind = 'table' | 'tab' | 'order';

/** Describes a bill as staff read it. Times are ISO texts, amounts lira as text. */
export type BillRead = {
  id: string;
  v: number;
  kind: BillKind;
  label: string;
  /** What is known of a tab. */
  phone?: string;
  memberId?: string;
  memberName?: string;
  /** Day of the month and number of that business day, for people: "27-041". */
  number: string;
  openedAt: string;
  closedAt: string | null;
  closedBy: string | null;
  mergedInto: string | null;
  /** The sum of all lines that are neither cancelled nor taken off. */
  worth: string;
  /** The sum of all payments less what was given back; tips are in neither. */
  paid: string;
  isBeforeTill: boolean;
  printed: { at: string; worth: string; times: number } | null;
  tenders: readonly TenderRead[];
};

export function billNumber(day: string, no: number): string {
  return `${day.slice(-2)}-${String(no).padStart(3, '0')}`;
}

export function billLabel({ id, label }: { id: string; label: string | null }): string {
  return label ?? orderCode(id);
}

/** Returns what is still owed (kuruş); a negative sum is to be given back. */
export function openKurus({ worth, paid }: Pick<BillRead, 'worth' | 'paid'>): number {
  return signedKurus(worth) - signedKurus(paid);
}

/** A bill's id is a UUID, or that of a seating or an order. */
export const billId = v.pipe(v.string(), v.maxLength(64));
