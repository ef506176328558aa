import * as v from 'valibot';
import { lineText, liraAmount, uuidText } from '../fields';
import type { MenuItem } from '../menu/menu-item';
import { isTableOnly } from '../menu/menu-item';
import { wholeKurus } from '../money';
import { orderCode } from '../orders/order';
import { tabFields } from '../orders/take-order';
import type { Mutation } from '../sync/mutation';
import { FOREVER } from '../sync/mutation';
import type { TenderMethod } from '../tender-methods';
import { TAKEN_METHODS } from '../tender-methods';

const amount = v.pipe(liraAmount, v.transform(wholeKurus));
const positive = v.pipe(amount, v.minValue(1, 'amount.invalid'));

const MAX_LINES = 200;
const line = v.object({ orderId: v.string(), lineNo: v.number(), quantity: v.number() });

/** Says what a payment is for: all that is open, some lines, a person, one of n equal parts, or an amount. */
const tenderFor = v.variant('kind', [
  v.object({ kind: v.literal('all') }),
  v.object({
    kind: v.literal('lines'),
    lines: v.pipe(v.array(line), v.maxLength(MAX_LINES)),
    /** Several people share the line: this is the part of one of them. */
    share: v.exactOptional(v.object({ part: v.number(), of: v.number() })),
  }),
  v.object({
    kind: v.literal('person'),
    seatNo: v.nullable(v.number()),
    name: v.nullable(v.string()),
    place: v.exactOptional(v.number()),
  }),
  v.object({ kind: v.literal('part'), part: v.number(), of: v.number() }),
  v.object({ kind: v.literal('amount') }),
]);
export type TenderFor = v.InferOutput<typeof tenderFor>;

const MAX_SLIP = 40;

/** Amounts are in kuruş. */
export type TenderDetail = {
  covers?: TenderFor;
  /** The cash that the guest handed over. */
  given?: number;
  /** The number of the fiscal slip. */
  slip?: string;
  /** Cash that was paid out above the limit; not proven: only a tablet without a connection checked the PIN. */
  approvedBy?: string;
  isProven?: boolean;
  /** The PIN that the tablet checked: the same one at the server proves the approval. */
  pinClaim?: string;
};

/** Describes a payment as staff read it; a negative amount was given back. */
export type TenderRead = {
  id: string;
  amount: string;
  method: TenderMethod;
  /** Voluntary, no part of the amount. */
  tip: string | null;
  at: string;
  by: string | null;
  covers: TenderFor | null;
  given: string | null;
  slip: string | null;
  /** The payment that this row takes back or answers. */
  answers: string | null;
  reason: string | null;
};

/** The box of the device that took cash, or gave it back. */
const drawer = v.exactOptional(uuidText);

const takePaymentInput = v.object({
  amount: positive,
  method: v.picklist(TAKEN_METHODS, 'transaction.method_required'),
  tip: v.exactOptional(positive),
  given: v.exactOptional(positive),
  covers: v.exactOptional(tenderFor),
  slip: v.exactOptional(lineText(MAX_SLIP)),
  drawer,
});
/** The parsed amounts are in kuruş. */
export type TakePaymentInput = v.InferOutput<typeof takePaymentInput>;

/** What these mutations of a bill share. One device's order, payment and closing of a bill keep their order. */
export const OF_BILL = {
  entity: 'bill',
  need: 'bills.take',
  method: 'POST',
  ttlMs: FOREVER,
  staleCode: 'booking.too_late',
  row: { name: 'bill', store: 'bill' },
} as const;

/** Money in the hand is recorded whatever became of the bill. */
export const takePaymentMutation = {
  ...OF_BILL,
  kind: 'bill.tender',
  path: '/api/admin/bills/:id/payments',
  schema: takePaymentInput,
  isFact: true,
} as const satisfies Mutation;

const MAX_REASON = 200;

/** Takes a wrongly recorded payment back, or corrects its method by two rows. */
export const undoPaymentMutation = {
  ...OF_BILL,
  kind: 'bill.tender_undo',
  path: '/api/admin/bills/:id/payments/undo',
  schema: v.object({
    payment: v.pipe(v.string(), v.maxLength(64)),
    /** The payment was right, its method was not. */
    method: v.exactOptional(v.picklist(TAKEN_METHODS, 'transaction.method_required')),
    reason: v.exactOptional(lineText(MAX_REASON)),
    drawer,
  }),
  isFact: true,
} as const satisfies Mutation;

/** Money that went back to a guest from the drawer or by the terminal. */
export const giveBackMutation = {
  ...OF_BILL,
  kind: 'bill.refund',
  path: '/api/admin/bills/:id/refunds',
  schema: v.object({
    amount: positive,
    method: v.picklist(TAKEN_METHODS, 'transaction.method_required'),
    reason: lineText(MAX_REASON),
    drawer,
  }),
  need: 'bills.approve',
  isFact: true,
} as const satisfies Mutation;

/** Closes a bill with nothing open: its lines are sold, its ready orders are completed. */
export const closeBillMutation = {
  ...OF_BILL,
  kind: 'bill.close',
  path: '/api/admin/bills/:id/close',
  schema: v.object({
    /** What the person saw, lira as text. */
    worth: amount,
    paid: amount,
    /** The dishes that the kitchen has not finished were served all the same. */
    isServed: v.exactOptional(v.boolean('invalid_input')),
    freesTable: v.exactOptional(v.boolean('invalid_input')),
  }),
} as const satisfies Mutation;

/** Records that the sums of a bill were printed. */
export const printBillMutation = {
  ...OF_BILL,
  kind: 'bill.print',
  path: '/api/admin/bills/:id/prints',
  schema: v.object({
    worth: amount,
    /** The venue's printer prints the bill, not the tablet. */
    onPrinter: v.exactOptional(v.boolean('invalid_input')),
  }),
  need: 'orders.change',
} as const satisfies Mutation;

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
} as const satisfies Mutation;

/** The last name wins. A table keeps its own: its bill only gets the member. */
export const renameTabMutation = {
  ...OF_TAB,
  kind: 'bill.rename',
  path: '/api/admin/bills/:id/name',
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
