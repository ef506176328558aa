import * as v from 'valibot';
import { lineText, liraAmount } from '../fields';
import { wholeKurus } from '../money';
import { checkedHere } from '../staff/roles';
import type { Mutation } from '../sync/mutation';
import { billId } from './bill';
import { OF_BILL } from './tender';

/**
 * `comp`: the house pays; `refund`: money of a card went back for the order as a whole; `move`: pieces went to another
 * bill; `remake`: the dish was made again, on an order of its own.
 */
export type EntryKind =
  | 'void'
  | 'discount'
  | 'comp'
  | 'staff'
  | 'refund'
  | 'move'
  | 'remake'
  | 'undo';

/** The number of the line that stands for the order as a whole: its delivery fee, its refunds. */
export const WHOLE_ORDER = -1;

/** What became of a line after it was ordered, as staff read it. */
export type LineEntryRead = {
  id: string;
  lineNo: number;
  kind: EntryKind;
  /** Pieces that were taken off, 0 or less. */
  quantity: number;
  /** Lira as text. */
  amount: string;
  reason: string | null;
  /** What the person wrote; rows of older builds lack the field. */
  note?: string | null;
  wasMade: boolean | null;
  undoes: string | null;
  by: string | null;
  approvedBy: string | null;
  /** False: a tablet without a connection checked the PIN of the person who approved. */
  isProven: boolean;
  at: string;
};

/** Staff choose from a list, because reasons are counted and stay in the log. */
export const VOID_REASONS = [
  'wrong_order',
  'guest_changed_mind',
  'not_served',
  'quality',
  'absent',
  'walked_out',
  'other',
] as const;
export type VoidReason = (typeof VOID_REASONS)[number];

export const PRICE_REASONS = [
  'quality',
  'waited_long',
  'regular',
  'celebration',
  'team',
  'walked_out',
  'other',
] as const;
export type PriceReason = (typeof PRICE_REASONS)[number];

export const REMAKE_REASONS = ['wrong_dish', 'quality', 'dropped', 'other'] as const;
export type RemakeReason = (typeof REMAKE_REASONS)[number];

export const MAX_NOTE = 200;
const MAX_LABEL = 40;
const MOST_LINES = 200;

const lineRef = {
  orderId: v.pipe(v.string(), v.maxLength(64)),
  lineNo: v.pipe(v.number(), v.integer()),
};
const pieces = v.pipe(
  v.number('number.invalid'),
  v.integer('number.whole'),
  v.minValue(1, 'number.range'),
);
function someOf<Line extends v.GenericSchema>(line: Line) {
  return v.pipe(v.array(line), v.minLength(1, 'invalid_input'), v.maxLength(MOST_LINES));
}

const note = v.exactOptional(lineText(MAX_NOTE));

/** What the mutations of lines share; the id in the path is that of the bill. */
const OF_LINES = { ...OF_BILL, need: 'bills.correct' } as const;

const voidLineInput = v.object({
  ...lineRef,
  pieces,
  reason: v.picklist(VOID_REASONS, 'reason.unknown'),
  /** The dish was made: its stock is used all the same. */
  wasMade: v.boolean('invalid_input'),
  note,
  ...checkedHere,
});
export type VoidLineInput = v.InferOutput<typeof voidLineInput>;

/** Takes pieces off a bill. */
export const voidLineMutation = {
  ...OF_LINES,
  kind: 'line.void',
  path: '/api/admin/bills/:id/voids',
  schema: voidLineInput,
  verb: 'void-line',
} as const satisfies Mutation;

const remakeLineInput = v.object({
  ...lineRef,
  pieces,
  reason: v.picklist(REMAKE_REASONS, 'reason.unknown'),
  note,
});
export type RemakeLineInput = v.InferOutput<typeof remakeLineInput>;

/** Makes pieces again for nothing: an order of its own goes to the kitchen and has the id of this mutation. */
export const remakeLineMutation = {
  ...OF_LINES,
  kind: 'line.remake',
  path: '/api/admin/bills/:id/remakes',
  schema: remakeLineInput,
  verb: 'remake-line',
  need: 'orders.change',
} as const satisfies Mutation;

const kurus = v.pipe(liraAmount, v.transform(wholeKurus), v.minValue(1, 'amount.invalid'));
const percent = v.pipe(
  v.number('number.invalid'),
  v.minValue(1, 'number.range'),
  v.maxValue(100, 'number.range'),
);

const reducePriceInput = v.object({
  lines: someOf(v.object(lineRef)),
  off: v.variant('kind', [
    v.object({ kind: v.literal('discount'), percent }),
    v.object({ kind: v.literal('amount'), amount: kurus }),
    v.object({ kind: v.literal('comp') }),
    v.object({ kind: v.literal('staff') }),
  ]),
  reason: v.picklist(PRICE_REASONS, 'reason.unknown'),
  note,
  ...checkedHere,
});
export type ReducePriceInput = v.InferOutput<typeof reducePriceInput>;
export type ReducePriceBody = v.InferInput<typeof reducePriceInput>;

/** Discount, comp or staff price of lines. */
export const reducePriceMutation = {
  ...OF_LINES,
  kind: 'line.price',
  path: '/api/admin/bills/:id/reductions',
  schema: reducePriceInput,
  verb: 'reduce-price',
} as const satisfies Mutation;

/** A bill that the tablet begins: of a table that has none, or of a name. */
const begins = v.exactOptional(
  v.object({
    label: lineText(MAX_LABEL),
    tableId: v.exactOptional(v.pipe(v.number('table.unknown'), v.integer('table.unknown'))),
  }),
);

const moveLinesInput = v.object({
  lines: someOf(v.object({ ...lineRef, pieces })),
  to: billId,
  begins,
});
export type MoveLinesInput = v.InferOutput<typeof moveLinesInput>;

/** Moves pieces to another bill; nothing is sent to the kitchen again. */
export const moveLinesMutation = {
  ...OF_LINES,
  kind: 'line.move',
  path: '/api/admin/bills/:id/moves',
  schema: moveLinesInput,
  verb: 'move-lines',
  need: 'orders.change',
} as const satisfies Mutation;

const mergeBillsInput = v.object({
  into: billId,
  begins,
  /** The party leaves its table, and its bill goes on without one. */
  freesTable: v.exactOptional(v.boolean('invalid_input')),
});
export type MergeBillsInput = v.InferOutput<typeof mergeBillsInput>;

/** Lines and payments of a bill go to another bill, or to one that the tablet begins: a tab sits down, a party gets up. */
export const mergeBillsMutation = {
  ...OF_LINES,
  kind: 'bill.merge',
  path: '/api/admin/bills/:id/merge',
  schema: mergeBillsInput,
  verb: 'merge-bills',
  need: 'orders.change',
} as const satisfies Mutation;

const undoEntryInput = v.object({ entry: v.pipe(v.string(), v.maxLength(64)), ...checkedHere });
export type UndoEntryInput = v.InferOutput<typeof undoEntryInput>;

/** Takes back what one tap took off; `entry` is the id of that mutation. */
export const undoEntryMutation = {
  ...OF_LINES,
  kind: 'entry.undo',
  path: '/api/admin/bills/:id/entries/undo',
  schema: undoEntryInput,
  verb: 'undo-entry',
} as const satisfies Mutation;
