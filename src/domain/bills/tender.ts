import * as v from 'valibot';
import { lineText, liraAmount, uuidText } from '../fields';
import { wholeKurus } from '../money';
import { FOREVER, type Mutation } from '../sync/mutation';
import { TAKEN_METHODS, type TenderMethod } from '../tender-methods';

const amount = v.pipe(liraAmount, v.transform(wholeKurus));
const positive = v.pipe(amount, v.minValue(1, 'amount.invalid'));

const MAX_LINES = 200;
const line = v.object({ orderId: v.string(), lineNo: v.number(), quantity: v.number() });

/** Says what a payment is for: all that is open, some lines, a person, one of n equal parts, or an amount. */
export const tenderFor = v.variant('kind', [
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
  verb: 'take-payment',
  need: 'bills.take',
  isFact: true,
} as const satisfies Mutation;

const MAX_REASON = 200;

const undoPaymentInput = v.object({
  payment: v.pipe(v.string(), v.maxLength(64)),
  /** The payment was right, its method was not. */
  method: v.exactOptional(v.picklist(TAKEN_METHODS, 'transaction.method_required')),
  reason: v.exactOptional(lineText(MAX_REASON)),
  drawer,
});
export type UndoPaymentInput = v.InferOutput<typeof undoPaymentInput>;

/** Takes a wrongly recorded payment back, or corrects its method by two rows. */
export const undoPaymentMutation = {
  ...OF_BILL,
  kind: 'bill.tender_undo',
  path: '/api/admin/bills/:id/payments/undo',
  schema: undoPaymentInput,
  verb: 'undo-payment',
  need: 'bills.take',
  isFact: true,
} as const satisfies Mutation;

const giveBackInput = v.object({
  amount: positive,
  method: v.picklist(TAKEN_METHODS, 'transaction.method_required'),
  reason: lineText(MAX_REASON),
  drawer,
});
export type GiveBackInput = v.InferOutput<typeof giveBackInput>;

/** Money that went back to a guest from the drawer or by the terminal. */
export const giveBackMutation = {
  ...OF_BILL,
  kind: 'bill.refund',
  path: '/api/admin/bills/:id/refunds',
  schema: giveBackInput,
  verb: 'give-back',
  need: 'bills.approve',
  isFact: true,
} as const satisfies Mutation;

const closeBillInput = v.object({
  /** What the person saw, lira as text. */
  worth: amount,
  paid: amount,
  /** The dishes that the kitchen has not finished were served all the same. */
  isServed: v.exactOptional(v.boolean('invalid_input')),
  freesTable: v.exactOptional(v.boolean('invalid_input')),
});
export type CloseBillInput = v.InferOutput<typeof closeBillInput>;

/** Closes a bill with nothing open: its lines are sold, its ready orders are completed. */
export const closeBillMutation = {
  ...OF_BILL,
  kind: 'bill.close',
  path: '/api/admin/bills/:id/close',
  schema: closeBillInput,
  verb: 'close-bill',
  need: 'bills.take',
} as const satisfies Mutation;

const printBillInput = v.object({
  worth: amount,
  /** The venue's printer prints the bill, not the tablet. */
  onPrinter: v.exactOptional(v.boolean('invalid_input')),
});
export type PrintBillInput = v.InferOutput<typeof printBillInput>;

/** Records that the sums of a bill were printed. */
export const printBillMutation = {
  ...OF_BILL,
  kind: 'bill.print',
  path: '/api/admin/bills/:id/prints',
  schema: printBillInput,
  verb: 'print-bill',
  need: 'orders.change',
} as const satisfies Mutation;
