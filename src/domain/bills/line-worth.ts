import { wholeKurus } from '../money';
import { may } from '../staff/roles';
import type { EntryKind, ReducePriceInput } from './line-entry';

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

type ReducedBill = { worthKurus: number; isSeen: boolean };

type MadeEntry = Pick<Entered, 'kind' | 'kurus'> & { id: string; undoes: string | null };

/** Describes what a change takes off a bill, beside what entries of its lines that nobody undid took off before. */
export function reductionOn(
  { worthKurus, isSeen }: ReducedBill,
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
