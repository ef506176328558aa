import { billLabel } from '#domain/bills/bill';
import type { ReducePriceInput, ReductionKind } from '#domain/bills/line-entry';
import {
  lineNow,
  mayUndoEntry,
  mergeBillsMutation,
  moveLinesMutation,
  needsApproval,
  piecesWorth,
  reducePriceMutation,
  reductionKurus,
  reductionOn,
  remakeLineMutation,
  spread,
  undoEntryMutation,
  voidLineMutation,
} from '#domain/bills/line-entry';
import { DomainError } from '#domain/error-codes';
import { liraText } from '#domain/money';
import type { CheckedHere } from '#domain/staff/pin';
import { businessDay } from '#domain/venue';
import { stepWritten } from '../../repositories/orders.repository';
import type { BillLine, BillRow, LineEntryRow, OrderRow } from '../../repositories/rows/order-row';
import type { MoreRows } from '../../repositories/rows/responses.repository';
import type { Touch } from '../../repositories/statements/bill-statements';
import { billCorrected } from '../../repositories/statements/bill-statements';
import type { MovedPieces } from '../../repositories/statements/moved-lines';
import { billJoined, lineRemade, linesMoved } from '../../repositories/statements/moved-lines';
import { billPlace, stepOfLines } from '../shared/bill-of-order';
import type {
  Approval,
  ApprovalDeps,
  Member,
  Parts,
  RequestOf,
  StaffChangeDeps,
  StaffRequest,
} from '../shared/staff-change';
import { approvalBy, NO_APPROVAL, orRefuse, staffChange } from '../shared/staff-change';
import { freedBy, openSeating, touchOf } from './bills';

export type LineDeps = StaffChangeDeps &
  ApprovalDeps &
  Pick<Parts, 'bills' | 'orders' | 'seatings' | 'tables' | 'settings'>;

/**
 * Takes pieces of a line off a bill. Pieces that somebody took off before are done already.
 * @throws DomainError not_found (the line is not on this bill), approval.required
 */
export function voidLine(deps: LineDeps, request: RequestOf<typeof voidLineMutation>) {
  const { input } = request;
  return staffChange(deps, request, deps.bills, voidLineMutation, async (row, at) => {
    const lines = await deps.bills.lines(row.id);
    const line = lineOf(lines, input);
    const now = lineNow(line, line.entries);
    const pieces = Math.min(input.pieces, now.left);
    if (pieces <= 0) return null;
    const kurus = piecesWorth(now, pieces);
    const approval = await approvalFor(deps, request, { row, lines, kind: 'void', kurus });
    const entry = {
      ...{ orderId: line.orderId, lineNo: line.lineNo, kind: 'void' as const },
      quantity: -pieces,
      kurus: -kurus,
      reason: input.reason,
      note: input.note ?? null,
      wasMade: input.wasMade,
    };
    const told = { pieces, dish: line.nameEn, amount: liraText(kurus), reason: input.reason };
    return enteredWithStep(deps, request, row, at, { entries: [entry], approval, told });
  });
}

/**
 * Makes pieces of a line again: the kitchen gets an order worth nothing on the same bill, and the line says why.
 * @throws DomainError not_found (the line is not on this bill, or nothing of it is left)
 */
export function remakeLine(deps: LineDeps, request: RequestOf<typeof remakeLineMutation>) {
  const { input, claim } = request;
  return staffChange(deps, request, deps.bills, remakeLineMutation, async (row, at) => {
    const line = lineOf(await deps.bills.lines(row.id), input);
    const from = await deps.orders.find(line.orderId);
    const pieces = Math.min(input.pieces, lineNow(line, line.entries).left);
    if (!from || pieces <= 0) throw new DomainError('not_found');
    const { reason, note = null } = input;
    const entry = {
      ...{ orderId: line.orderId, lineNo: line.lineNo, kind: 'remake' as const },
      ...{ quantity: 0, kurus: 0, reason, note, wasMade: null },
    };
    const told = { pieces, dish: line.nameEn, reason };
    const remake = { id: claim.mutationId, bill: row, line, pieces, from: from.row };
    return entered(request, row, at, { entries: [entry], approval: NO_APPROVAL, told }, (won) =>
      lineRemade(remake, touchOf(row, request, at), won),
    );
  });
}

/** Lowers the price of lines by a percentage or an amount, to nothing, or to the staff's. @throws DomainError approval.required */
export function reducePrice(deps: LineDeps, request: StaffRequest<ReducePriceInput>) {
  const { off, reason, note = null, ...input } = request.input;
  return staffChange(deps, request, deps.bills, reducePriceMutation, async (row, at) => {
    const lines = await deps.bills.lines(row.id);
    const chosen = input.lines.map((ref) => lineOf(lines, ref));
    const worths = chosen.map((line) => lineNow(line, line.entries).worth);
    const total = worths.reduce((sum, worth) => sum + worth, 0);
    const { rules } = await deps.settings.read();
    const amount = reductionKurus(off, total, rules);
    if (amount <= 0) return null;
    const kind = off.kind === 'amount' ? 'discount' : off.kind;
    const approval = await approvalFor(deps, request, { row, lines, kind, kurus: amount });
    const parts = spread(amount, worths);
    const entries = chosen.flatMap(({ orderId, lineNo }, index) => {
      const kurus = parts[index] ?? 0;
      if (kurus === 0) return [];
      return [{ orderId, lineNo, kind, quantity: 0, kurus: -kurus, reason, note, wasMade: null }];
    });
    const told = { kind, amount: liraText(amount), reason };
    return entered(request, row, at, { entries, approval, told });
  });
}

/** Takes back what one tap took off; the first undo wins. @throws DomainError not_found, forbidden */
export function undoEntry(deps: LineDeps, request: RequestOf<typeof undoEntryMutation>) {
  const { input, member } = request;
  return staffChange(deps, request, deps.bills, undoEntryMutation, async (row, at) => {
    const lines = await deps.bills.lines(row.id);
    const all = lines.flatMap((line) => line.entries);
    const given = all.filter(({ id }) => id.startsWith(`${input.entry}:`));
    const [first] = given;
    if (!first || first.kind === 'move' || first.kind === 'undo')
      throw new DomainError('not_found');
    if (all.some(({ undoes }) => undoes === first.id)) return null;
    const { doneAt } = touchOf(row, request, at);
    const tap = { isOwn: first.by === member.firstName, ageMs: doneAt - first.doneAt };
    const approval = mayUndoEntry(member.role, tap) ? NO_APPROVAL : await approvalBy(deps, request);
    if (!approval) throw new DomainError('forbidden');
    const entries = given.map(({ id, orderId, lineNo, quantity, kurus }) => ({
      ...{ orderId, lineNo, kind: 'undo' as const, undoes: id, wasMade: null },
      quantity: -quantity,
      kurus: -kurus,
      reason: null,
      note: null,
    }));
    const sum = given.reduce((kurus, one) => kurus - one.kurus, 0);
    const told = { amount: liraText(sum) };
    const again = first.kind === 'remake' ? await deps.orders.find(input.entry) : null;
    if (!again) return enteredWithStep(deps, request, row, at, { entries, approval, told });
    const { guard, more } = cancelled(again.row, { at, doneAt }, member);
    return { ...entered(request, row, at, { entries, approval, told }, more), guard };
  });
}

/** What was made again by mistake is taken back from the kitchen. @throws DomainError order.not_cancellable (it is ready) */
function cancelled(
  { status, ...order }: OrderRow,
  { at, doneAt }: Pick<Touch, 'at' | 'doneAt'>,
  { firstName }: Member,
) {
  if (status === 'ready' || status === 'completed') {
    throw new DomainError('order.not_cancellable', { status });
  }
  const after = { status: 'cancelled', statusAt: at, statusBy: firstName };
  return stepWritten({ status, ...order }, { ...after, cancelReason: 'mistake' }, doneAt);
}

/**
 * Moves lines and payments to another bill, which every later change of the bill follows: a tab sits down at a table, or
 * a party gets up and goes on under a name.
 * @throws DomainError not_found, conflict (a party sits at the table of the bill)
 */
export function mergeBills(deps: LineDeps, request: RequestOf<typeof mergeBillsMutation>) {
  const { input, member } = request;
  const by = member.firstName;
  return staffChange(deps, request, deps.bills, mergeBillsMutation, async (row, at) => {
    const { into: id, begins } = input;
    const into = await billPlace(deps, { id, begins }, { by, at });
    if (into.id === row.id) return null;
    if (into.row?.isBeforeTill || row.isBeforeTill) throw new DomainError('not_found');
    const sat = await openSeating(deps, row);
    if (sat && !input.freesTable) return { conflict: null };
    const touch = touchOf(row, request, at);
    const freed = sat && (await freedBy(deps, sat, touch, by));
    const seatingId = into.seating?.closedAt === null ? into.seating.id : null;
    return {
      after: { mergedInto: into.id, closedAt: at, closedBy: by },
      audited: [{ bill: billLabel(row) }, { bill: billLabel(into) }],
      doneAt: touch.doneAt,
      ...billJoined({ from: row.id, into, seatingId, freed }, touch),
    };
  });
}

/**
 * Moves pieces to another bill, or the one that it was merged into. Lines that are gone stay where they are.
 * @throws DomainError not_found (no such bill)
 */
export function moveLines(deps: LineDeps, request: RequestOf<typeof moveLinesMutation>) {
  const { input, claim } = request;
  return staffChange(deps, request, deps.bills, moveLinesMutation, async (row, at) => {
    const { to: id, begins } = input;
    const to = await billPlace(deps, { id, begins }, { by: request.member.firstName, at });
    if (to.id === row.id) return null;
    const lines = await deps.bills.lines(row.id);
    const moved = input.lines.flatMap((ref): MovedPieces[] => {
      const line = lines.find((one) => one.orderId === ref.orderId && one.lineNo === ref.lineNo);
      const now = line && lineNow(line, line.entries);
      const pieces = now ? Math.min(ref.pieces, now.left) : 0;
      if (!line || !now || pieces <= 0) return [];
      return [{ line, pieces, isWhole: pieces === now.left, kurus: piecesWorth(now, pieces) }];
    });
    if (moved.length === 0) return null;
    const touch = touchOf(row, request, at);
    const pieces = moved.reduce((sum, one) => sum + one.pieces, 0);
    return {
      after: {},
      audited: [{ bill: billLabel(row) }, { bill: billLabel(to), pieces }],
      doneAt: touch.doneAt,
      ...linesMoved({ id: claim.mutationId, from: row.id, to }, moved, touch),
    };
  });
}

function lineOf(lines: readonly BillLine[], ref: { orderId: string; lineNo: number }): BillLine {
  return orRefuse(lines.find((one) => one.orderId === ref.orderId && one.lineNo === ref.lineNo));
}

type Reduced = {
  row: BillRow;
  lines: readonly BillLine[];
  kind: ReductionKind;
  kurus: number;
};

/** @throws DomainError approval.required */
async function approvalFor(
  deps: LineDeps,
  request: StaffRequest<CheckedHere>,
  { row, lines, kind, kurus }: Reduced,
): Promise<Approval> {
  const { rules } = await deps.settings.read();
  const entries = lines.flatMap((line) => line.entries);
  const isSeen = row.printedAt !== null || row.paidKurus > 0 || row.closedAt !== null;
  const bill = { worthKurus: row.worthKurus, isSeen };
  const change = reductionOn(bill, entries, { kind, kurus });
  if (!needsApproval(request.member.role, rules, change)) return NO_APPROVAL;
  const approval = await approvalBy(deps, request);
  if (approval) return approval;
  throw new DomainError('approval.required', { amount: liraText(kurus) });
}

type NewEntry = Pick<
  LineEntryRow,
  'orderId' | 'lineNo' | 'kind' | 'quantity' | 'kurus' | 'reason' | 'note' | 'wasMade'
> & { undoes?: string };

type Entered = { entries: readonly NewEntry[]; approval: Approval; told: object };

/** Pieces that go or come back may make their order ready, or not ready any more. */
async function enteredWithStep(
  { orders }: LineDeps,
  request: StaffRequest<unknown>,
  row: BillRow,
  at: number,
  facts: Entered,
) {
  const [first] = facts.entries.filter(({ quantity }) => quantity !== 0);
  const order = first && (await orders.find(first.orderId));
  const touch = touchOf(row, request, at);
  const step = order && stepOfLines(order, facts.entries, touch);
  const written = entered(request, row, at, facts, step?.more);
  return step ? { ...written, guard: step.guard } : written;
}

/** `besides` writes what the kitchen gets, or gets no more. */
function entered(
  request: StaffRequest<unknown>,
  row: BillRow,
  at: number,
  { entries, approval, told }: Entered,
  besides: MoreRows = () => [],
) {
  const touch: Touch = touchOf(row, request, at);
  const rows = entries.map(
    (entry, index): LineEntryRow => ({
      undoes: null,
      ...entry,
      ...approval,
      id: `${request.claim.mutationId}:${index}`,
      by: touch.by,
      day: businessDay(touch.doneAt),
      doneAt: touch.doneAt,
      receivedAt: at,
    }),
  );
  const { approvedBy } = approval;
  const audited: [object, object] = [
    { bill: billLabel(row) },
    { ...told, ...(approvedBy !== null && { approvedBy }) },
  ];
  return {
    after: {},
    audited,
    doneAt: touch.doneAt,
    more: (won: Parameters<MoreRows>[0]) => [
      ...besides(won),
      ...billCorrected(row.id, rows, touch, won),
    ],
  };
}
