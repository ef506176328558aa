import * as v from 'valibot';
import { liraAmount, requiredText } from '../fields';
import type { DayFigures, PaymentMethod, TransactionType } from '../financials/transaction';
import { wholeKurus } from '../money';
import type { EntryKind } from '../orders/guest-order';

/** Names who changed a ledger, with whose approval and why. */
export type DayEntry = {
  kind: EntryKind | TransactionType;
  by: string | null;
  approvedBy: string | null;
  reason: string | null;
};

/** What is not in order at the end of a day. */
export type DayIssue = {
  kind:
    | 'open_bill'
    | 'refund_due'
    | 'not_approved'
    | 'not_counted'
    | 'no_terminal'
    | 'tablet_unsent'
    | 'tablet_silent';
  id: string;
  /** Names the bill, drawer or person; empty if the kind says it all. */
  label: string;
  /** Lira as text; null where no money is concerned. */
  amount: string | null;
  /** What nobody approved, or somebody whose PIN the server has not seen. */
  entry?: DayEntry;
};

/** An entry or a payment of a bill whose day was closed already. */
export type DayCorrection = DayEntry & {
  id: string;
  /** The closed day that it belongs to. */
  day: string;
  /** The number of the bill; null without one. */
  bill: string | null;
  method: PaymentMethod | null;
  amount: string;
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

/** What the card terminals printed at their own end of day, beside the card payments and tips of the ledger. */
export type TerminalTotals = {
  terminals: { name: string; amount: string }[];
  booked: string;
  /** null: nobody entered a total. A negative difference means that the terminals have less. */
  difference: string | null;
};

/** What a close of day freezes. */
export type ClosedFigures = DayFigures & {
  /** The valid count of each drawer. */
  counts: DrawerCount[];
  card: TerminalTotals;
  corrections: DayCorrection[];
  /** What was not in order and was accepted. */
  accepted: DayIssue[];
};

/** The bank's list of a day comes on the next morning. */
export type BankComparison = 'waiting' | 'agrees' | 'differs';

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
  /** null: card payments over the internet are off. */
  bank: BankComparison | null;
  /** The mail of a Z; null without an address in the settings. `state` is null while none was sent. */
  mail: { to: string; state: 'waiting' | 'done' | 'failed' | null } | null;
};

/** What the paper of a day shows. */
export type DayPaper = Pick<DayReport, 'day' | 'z' | 'figures' | 'issues'>;

/** Days that wait to be closed are asked for from the first minute of the next business day. */
export type DaysRead = {
  /** The first day with money that nobody has closed; today is none. */
  toClose: string | null;
  closed: { no: number; day: string; at: string; by: string }[];
};

/** A person may accept at most this many issues. */
export const MAX_TICKS = 500;
/** A report shows at most this many corrections of each ledger; its sums have all. */
export const MOST_CORRECTIONS = 2_500;
const MAX_TERMINALS = 10;
const MAX_NAME = 40;

const terminal = v.object({
  name: requiredText('name.required', MAX_NAME),
  amount: v.pipe(liraAmount, v.transform(wholeKurus)),
});
const language = v.optional(v.picklist(['en', 'tr'], 'invalid'), 'tr');

export const closeDayInput = v.object({
  ticked: v.pipe(v.array(v.string()), v.maxLength(MAX_TICKS)),
  terminals: v.optional(v.pipe(v.array(terminal), v.maxLength(MAX_TERMINALS, 'text.too_long')), []),
  /** The language of the person, in which the mail is written. */
  language,
});
export type CloseDayInput = v.InferOutput<typeof closeDayInput>;

export const mailDayInput = v.object({ language });
export type MailDayInput = v.InferOutput<typeof mailDayInput>;

/** Who counts is not to see what was taken: the figures of a day wait until each drawer is counted. */
export function areFiguresBlind({ issues }: Pick<DayReport, 'issues'>): boolean {
  return issues.some(({ kind }) => kind === 'not_counted');
}

/** Returns the issues that are left when the totals of the terminals are entered. */
export function issuesWith(issues: readonly DayIssue[], terminals: readonly unknown[]): DayIssue[] {
  return issues.filter(({ kind }) => kind !== 'no_terminal' || terminals.length === 0);
}

/** Returns the issues that nobody has ticked. */
export function unticked(issues: readonly DayIssue[], ticked: readonly string[]): DayIssue[] {
  return issues.filter((issue) => !ticked.includes(tickOf(issue)));
}
