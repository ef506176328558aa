import * as v from 'valibot';
import { lineText, liraAmount, requiredText, uuidText } from '../fields';
import { wholeKurus } from '../money';
import { may } from '../roles';
import { checkedHere } from '../staff/pin';
import type { Mutation } from '../sync/mutation';
import { FOREVER } from '../sync/mutation';
import { isDay } from '../venue';

/** The box at the bar, which every venue has. Cash without a drawer of its own is in it. */
export const BAR_DRAWER = '00000000-0000-7000-8000-000000000ba0';

/** Describes a drawer as staff read it: a box, or the purse of one person. What was counted is for managers. */
export type DrawerRead = {
  id: string;
  v: number;
  name: string;
  /** null: a box. */
  owner: { id: string; name: string } | null;
  counted: { at: string; by: string; day: string } | null;
};

/** Banknotes in lira. */
export const NOTES = [200, 100, 50, 20, 10, 5] as const;

const KURUS = 100;

/** @param pieces the number of each banknote, by its lira */
export function notesKurus(pieces: Readonly<Record<string, number>>): number {
  return NOTES.reduce((sum, note) => sum + (pieces[note] ?? 0) * note * KURUS, 0);
}

/** Money that goes into or out of a drawer without a guest. The float and what goes to the safe are no income. */
export const CASH_MOVES = ['income', 'expense', 'drop', 'float', 'tip_out'] as const;
export type CashMove = (typeof CASH_MOVES)[number];

/** Returns the amount with its sign: negative amounts leave the drawer. */
export function movedKurus(kind: CashMove, kurus: number): number {
  return kind === 'income' || kind === 'float' ? kurus : -kurus;
}

/** Money that is spent or paid out as tips; above the limit of a person and day it needs a manager. */
export const PAID_OUT = ['expense', 'tip_out'] as const satisfies readonly CashMove[];

/** What the person who asks has paid out on a day, so that a tablet knows when a manager is needed. */
export type PaidOutToday = { day: string; lira: string };

/** Responses that a tablet keeps from an earlier build have no `paidOut`. */
export type DrawersRead = { drawers: DrawerRead[]; paidOut?: PaidOutToday };

type PaidOut = {
  kind: CashMove;
  kurus: number /** What the person paid out before, on the same day. */;
  before: number;
};

export function isPaidOut(kind: CashMove): boolean {
  return PAID_OUT.some((one) => one === kind);
}

export function needsManager(
  role: string,
  { 'till.paidOutLimit': limit }: { 'till.paidOutLimit': string },
  { kind, kurus, before }: PaidOut,
): boolean {
  return isPaidOut(kind) && !may(role, 'till.close') && before + kurus > wholeKurus(limit);
}

const MAX_NAME = 40;

/** A box has no owner; cash that the owner takes is in the purse. */
export const drawerInput = v.object({
  name: requiredText('name.required', MAX_NAME),
  owner: v.nullable(uuidText),
});
export type DrawerInput = v.InferOutput<typeof drawerInput>;

export const changeDrawerInput = v.object({
  ...drawerInput.entries,
  isActive: v.boolean('invalid_input'),
  /** The version that the person saw. */
  v: v.number(),
});
export type ChangeDrawerInput = v.InferOutput<typeof changeDrawerInput>;

const MAX_REASON = 200;
const MAX_PIECES = 9_999;

const amount = v.pipe(liraAmount, v.transform(wholeKurus));

const OF_DRAWER = {
  entity: 'drawer',
  method: 'POST',
  ttlMs: FOREVER,
  staleCode: 'booking.too_late',
  row: null,
  isFact: true,
} as const;

const moveCashInput = v.object({
  kind: v.picklist(CASH_MOVES, 'transaction.type_required'),
  amount: v.pipe(amount, v.minValue(1, 'amount.invalid')),
  reason: requiredText('transaction.reason_required', MAX_REASON),
  ...checkedHere,
});
export type MoveCashInput = v.InferOutput<typeof moveCashInput>;
export type MoveCashBody = v.InferInput<typeof moveCashInput>;

/** Records cash that went into or out of a drawer; each record counts. */
export const moveCashMutation = {
  ...OF_DRAWER,
  kind: 'cash.move',
  path: '/api/admin/drawers/:id/moves',
  schema: moveCashInput,
  need: 'till.cash',
} as const satisfies Mutation;

const pieces = v.pipe(
  v.number('number.invalid'),
  v.integer('number.whole'),
  v.minValue(0, 'number.range'),
  v.maxValue(MAX_PIECES, 'number.range'),
);

const countCashInput = v.object({
  day: v.pipe(v.string('date.required'), v.check(isDay, 'date.invalid')),
  notes: v.record(v.picklist(NOTES.map(String)), pieces),
  coins: amount,
  /** The float that stays in the drawer. */
  left: amount,
  /** Older builds counted the total of the card terminal with the cash. */
  card: v.exactOptional(amount),
  note: v.optional(lineText(MAX_REASON), ''),
});
export type CountCashInput = v.InferOutput<typeof countCashInput>;
export type CountCashBody = v.InferInput<typeof countCashInput>;

/** Records what a person counted in a drawer, without seeing what should be there. The last count of a day is valid. */
export const countCashMutation = {
  ...OF_DRAWER,
  kind: 'cash.count',
  path: '/api/admin/drawers/:id/counts',
  schema: countCashInput,
  need: 'till.count',
  audit: 'cash_count.record',
} as const satisfies Mutation;
