import * as v from 'valibot';
import type { DayFigures } from '../financials/figures';

/** What is not in order at the end of a day. */
export const DAY_ISSUES = [
  'open_bill',
  'refund_due',
  'not_counted',
  'tablet_unsent',
  'tablet_silent',
] as const;

export type DayIssue = {
  kind: (typeof DAY_ISSUES)[number];
  id: string;
  /** Names the bill, drawer or person. */
  label: string;
  /** Lira as text; null where no money is concerned. */
  amount: string | null;
};

/** The tick of an issue that a person accepts. */
export function tickOf({ kind, id }: Pick<DayIssue, 'kind' | 'id'>): string {
  return `${kind}:${id}`;
}

/** Amounts are lira as text. A negative difference means missing money. */
export type DrawerCount = {
  drawer: string;
  name: string;
  day: string;
  at: string;
  by: string;
  counted: string;
  left: string;
  /** null: counted before drawers had an expected sum. */
  expected: string | null;
  difference: string | null;
  card: string | null;
  note: string | null;
};

/** What a close of day freezes. */
export type ClosedFigures = DayFigures & {
  /** The valid count of each drawer. */
  counts: DrawerCount[];
  /** What was not in order and was accepted. */
  accepted: DayIssue[];
};

/** A Z has a number and never changes; an X is the same figures of a day that is still open. */
export type DayReport = {
  day: string;
  z: { no: number; closedAt: string; by: string } | null;
  figures: ClosedFigures;
  issues: DayIssue[];
  /** An earlier day must be closed first; null means that this one may be closed. */
  closeFirst: string | null;
  /** The latest closed day. */
  lastClosed: string | null;
};

const MAX_TICKS = 500;

export const closeDayInput = v.object({
  ticked: v.pipe(v.array(v.string()), v.maxLength(MAX_TICKS)),
});
export type CloseDayInput = v.InferOutput<typeof closeDayInput>;

/** Returns the issues that nobody has ticked. */
export function unticked(issues: readonly DayIssue[], ticked: readonly string[]): DayIssue[] {
  return issues.filter((issue) => !ticked.includes(tickOf(issue)));
}
