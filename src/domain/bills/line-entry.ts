import * as v from 'valibot';
import { lineText, liraAmount } from '../fields';
import { wholeKurus } from '../money';
import type { EntryKind } from '../orders/guest-order';
import { may } from '../roles';
import { checkedHere } from '../staff/pin';
import type { Mutation } from '../sync/mutation';
import { billId, OF_BILL } from './bill';

/** The number of the line that stands for the order as a whole: its delivery fee, its refunds. */
export const WHOLE_ORDER = -1;

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

/** Takes pieces off a bill. */
export const voidLineMutation = {
  ...OF_LINES,
  kind: 'line.void',
  path: '/api/admin/bills/:id/voids',
  schema: v.object({
    ...lineRef,
    pieces,
    reason: v.picklist(VOID_REASONS, 'reason.unknown'),
    /** The dish was made: its stock is used all the same. */
    wasMade: v.boolean('invalid_input'),
    note,
    ...checkedHere,
  }),
} as const satisfies Mutation;

/** Makes pieces again for nothing: an order of its own goes to the kitchen and has the id of this mutation. */
export const remakeLineMutation = {
  ...OF_LINES,
  kind: 'line.remake',
  path: '/api/admin/bills/:id/remakes',
  schema: v.object({
    ...lineRef,
    pieces,
    reason: v.picklist(REMAKE_REASONS, 'reason.unknown'),
    note,
  }),
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
} as const satisfies Mutation;

/** A bill that the tablet begins: of a table that has none, or of a name. */
const begins = v.exactOptional(
  v.object({
    label: lineText(MAX_LABEL),
    tableId: v.exactOptional(v.pipe(v.number('table.unknown'), v.integer('table.unknown'))),
  }),
);

/** Moves pieces to another bill; nothing is sent to the kitchen again. */
export const moveLinesMutation = {
  ...OF_LINES,
  kind: 'line.move',
  path: '/api/admin/bills/:id/moves',
  schema: v.object({
    lines: someOf(v.object({ ...lineRef, pieces })),
    to: billId,
    begins,
  }),
  need: 'orders.change',
} as const satisfies Mutation;

/** Lines and payments of a bill go to another bill, or to one that the tablet begins: a tab sits down, a party gets up. */
export const mergeBillsMutation = {
  ...OF_LINES,
  kind: 'bill.merge',
  path: '/api/admin/bills/:id/merge',
  schema: v.object({
    into: billId,
    begins,
    /** The party leaves its table, and its bill goes on without one. */
    freesTable: v.exactOptional(v.boolean('invalid_input')),
  }),
  need: 'orders.change',
} as const satisfies Mutation;

/** Takes back what one tap took off; `entry` is the id of that mutation. */
export const undoEntryMutation = {
  ...OF_LINES,
  kind: 'entry.undo',
  path: '/api/admin/bills/:id/entries/undo',
  schema: v.object({ entry: v.pipe(v.string(), v.maxLength(64)), ...checkedHere }),
} as const satisfies Mutation;

/** A line as it stands on a bill now; sums in kuruş. */
export type LiveLine = {
  orderId: string;
  lineNo: number;
  /** The pieces that are left. */
  left: number;
  worth: number;
};

type Entered = { kind: EntryKind; quantity: number; kurus: number };

/** Returns pieces and worth of a line after its entries. */
export function lineNow(
  { quantity, unitKurus }: { quantity: number; unitKurus: number },
  entries: readonly Entered[],
): Pick<LiveLine, 'left' | 'worth'> {
  return entries.reduce(
    ({ left, worth }, entry) => ({ left: left + entry.quantity, worth: worth + entry.kurus }),
    { left: quantity, worth: quantity * unitKurus },
  );
}

/** Returns what some pieces of a line are worth; all that are left are worth the whole rest. */
export function piecesWorth(
  { left, worth }: Pick<LiveLine, 'left' | 'worth'>,
  pieces: number,
): number {
  if (left <= 0) return 0;
  return pieces >= left ? worth : Math.round((worth * pieces) / left);
}

/** Spreads an amount over lines by their worth: by the largest remainder, so that the parts sum to the amount. */
export function spread(amount: number, worths: readonly number[]): number[] {
  const total = worths.reduce((sum, worth) => sum + worth, 0);
  if (total <= 0) return worths.map(() => 0);
  const exact = worths.map((worth) => (Math.min(amount, total) * worth) / total);
  const parts = exact.map(Math.floor);
  const rest = Math.min(amount, total) - parts.reduce((sum, part) => sum + part, 0);
  const byRemainder = exact
    .map((part, index) => ({ index, remainder: part - Math.floor(part) }))
    .sort((a, b) => b.remainder - a.remainder || a.index - b.index);
  for (const { index } of byRemainder.slice(0, rest)) parts[index] = (parts[index] ?? 0) + 1;
  return parts;
}

/** The settings that bound what a person takes off a bill without a manager. */
export type TillLimits = {
  'till.voidLimit': string;
  'till.compLimit': string;
  'till.discountLimit': number;
};

/** Also the percentage of the staff's price. */
export type TillRules = TillLimits & { 'till.staffPercent': number; 'till.paidOutLimit': string };

/** Stand until the tablet has read the settings. */
export const USUAL_TILL_RULES: TillRules = {
  'till.voidLimit': '500.00',
  'till.compLimit': '0.00',
  'till.discountLimit': 10,
  'till.staffPercent': 50,
  'till.paidOutLimit': '0.00',
};

/** Returns what a reduction takes off lines that are worth `total` (kuruş). */
export function reductionKurus(
  off: ReducePriceInput['off'],
  total: number,
  { 'till.staffPercent': staffPercent }: Pick<TillRules, 'till.staffPercent'>,
): number {
  switch (off.kind) {
    case 'amount':
      return Math.min(off.amount, total);
    case 'comp':
      return total;
    case 'staff':
      return Math.round((total * staffPercent) / 100);
    case 'discount':
      return Math.round((total * off.percent) / 100);
  }
}

/** Returns what a reduction takes off each line (kuruş). */
export function reductionParts(
  lines: readonly Pick<LiveLine, 'worth'>[],
  off: ReducePriceInput['off'],
  till: Pick<TillRules, 'till.staffPercent'>,
): number[] {
  const worths = lines.map(({ worth }) => worth);
  const total = worths.reduce((sum, worth) => sum + worth, 0);
  return spread(reductionKurus(off, total, till), worths);
}

export type ReductionKind = 'void' | 'discount' | 'comp' | 'staff';

export type Reduction = {
  kind: ReductionKind;
  /** What this change takes off. */
  kurus: number;
  /** What changes of this kind took off this bill before. */
  before: number;
  /** The bill's worth without any discount. */
  full: number;
  /** The guest has seen the sum: it was printed, or something was paid. */
  isSeen: boolean;
};

type MadeEntry = Pick<Entered, 'kind' | 'kurus'> & { id: string; undoes: string | null };

/** Describes what a change takes off a bill, beside what entries of its lines that nobody undid took off before. */
export function reductionOn(
  { worthKurus, isSeen }: { worthKurus: number; isSeen: boolean },
  entries: readonly MadeEntry[],
  { kind, kurus }: Pick<Reduction, 'kind' | 'kurus'>,
): Reduction {
  const undone = new Set(entries.map(({ undoes }) => undoes));
  const standing = entries.filter(({ id }) => !undone.has(id));
  const sumOf = (kinds: readonly EntryKind[]) =>
    standing.filter((one) => kinds.includes(one.kind)).reduce((sum, one) => sum - one.kurus, 0);
  const full = worthKurus + sumOf(['discount', 'comp', 'staff']);
  return { kind, kurus, before: sumOf([kind]), full, isSeen };
}

/** Within this time a person takes an own entry back without a manager (ms). */
const UNDO_ENTRY_MS = 10 * 60_000;

/** Says whether a person undoes an entry that somebody made so long ago without an approval. */
export function mayUndoEntry(role: string, { isOwn, ageMs }: { isOwn: boolean; ageMs: number }) {
  return (isOwn && ageMs < UNDO_ENTRY_MS) || may(role, 'bills.approve');
}

/** Says whether a manager must approve what a person takes off a bill. */
export function needsApproval(role: string, limits: TillLimits, change: Reduction): boolean {
  if (may(role, 'bills.approve')) return false;
  const { kind, kurus, before, full, isSeen } = change;
  if (isSeen) return true;
  const sum = before + kurus;
  switch (kind) {
    case 'void':
      return sum > wholeKurus(limits['till.voidLimit']);
    case 'comp':
      return sum > wholeKurus(limits['till.compLimit']);
    case 'discount':
      return sum * 100 > full * limits['till.discountLimit'];
    case 'staff':
      return true;
  }
}
