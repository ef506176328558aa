import { kurusOf } from '../money';
import { may } from '../staff/roles';
import type { EntryKind } from './line-entry';

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

type Reduction = {
  kind: 'void' | 'discount' | 'comp' | 'staff';
  /** What this change takes off. */
  kurus: number;
  /** What changes of this kind took off this bill before. */
  before: number;
  /** The bill's worth without any discount. */
  full: number;
  /** The guest has seen the sum: it was printed, or something was paid. */
  isSeen: boolean;
};

/** Says whether a manager must approve what a person takes off a bill. */
export function needsApproval(role: string, limits: TillLimits, change: Reduction): boolean {
  if (may(role, 'bills.approve')) return false;
  const { kind, kurus, before, full, isSeen } = change;
  if (isSeen) return true;
  const sum = before + kurus;
  switch (kind) {
    case 'void':
      return sum > (kurusOf(limits['till.voidLimit']) ?? 0);
    case 'comp':
      return sum > (kurusOf(limits['till.compLimit']) ?? 0);
    case 'discount':
      return sum * 100 > full * limits['till.discountLimit'];
    case 'staff':
      return true;
  }
}
