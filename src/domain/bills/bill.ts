import * as v from 'valibot';
import { isTableOnly, type MenuItem } from '../menu/menu-item';
import { signedKurus } from '../money';
import { orderCode } from '../orders/order';
import { tabFields } from '../orders/take-order';
import type { Mutation } from '../sync/mutation';
import { OF_BILL, type TenderRead } from './tender';

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

/** Staff who name a member read no more of the name than this. */
export function shortName({
  firstName,
  lastName,
}: {
  firstName: string;
  lastName: string;
}): string {
  const initial = [...lastName.trim()][0];
  return initial ? `${firstName} ${initial}.` : firstName;
}

/** How staff see a member whom they search for: `phone` has the last digits. */
export type MemberFound = { id: string; name: string; phone: string };
export const LAST_DIGITS = 4;
/** A search has at least so many characters. */
export const MIN_SEARCH = 3;

const tabInput = v.object(tabFields);
export type TabInput = v.InferOutput<typeof tabInput>;

const OF_TAB = { ...OF_BILL, schema: tabInput, need: 'orders.change' } as const;

/** A bill that is open already stays as it is. */
export const openTabMutation = {
  ...OF_TAB,
  kind: 'bill.open',
  path: '/api/admin/bills/:id/open',
  verb: 'open-tab',
} as const satisfies Mutation;

/** The last name wins. A table keeps its own: its bill only gets the member. */
export const renameTabMutation = {
  ...OF_TAB,
  kind: 'bill.rename',
  path: '/api/admin/bills/:id/name',
  verb: 'rename-tab',
} as const satisfies Mutation;

/** The venue's licence decides the rate: a restaurant's food has the reduced one, a bar has the standard one on all. */
export const VAT_LICENCES = ['unknown', 'restaurant', 'bar'] as const;
export type VatLicence = (typeof VAT_LICENCES)[number];

/** VAT on food and drink served in Turkey since July 2023, in hundredths of a percent. */
export const VAT = { reduced: 1_000, standard: 2_000 } as const;

/** Returns the rate of a dish; null while the owner has not chosen the licence. */
export function vatOfItem(
  item: Pick<MenuItem, 'alcohol' | 'tobacco'>,
  licence: VatLicence,
): number | null {
  if (licence === 'unknown') return null;
  return licence === 'bar' || isTableOnly(item) ? VAT.standard : VAT.reduced;
}

/** Returns the VAT inside a gross amount (kuruş), rounded half away from zero; `bp` is 1000 for 10 %. */
export function vatInside(grossKurus: number, bp: number): { net: number; vat: number } {
  const net = Math.sign(grossKurus) * Math.round((Math.abs(grossKurus) * 10_000) / (10_000 + bp));
  return { net, vat: grossKurus - net };
}
