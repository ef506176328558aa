import type { TabInput, TakePaymentInput } from '#domain/bills/bill';
import {
  billLabel,
  closeBillMutation,
  giveBackMutation,
  openTabMutation,
  printBillMutation,
  renameTabMutation,
  takePaymentMutation,
  undoPaymentMutation,
} from '#domain/bills/bill';
import type { OpenBillsQuery } from '#domain/bills/bills.operations';
import { DomainError } from '#domain/error-codes';
import { liraText } from '#domain/money';
import { placeText } from '#domain/page-query';
import { may } from '#domain/roles';
import { fitting } from '../../db/page-room';
import type { SeatingRow } from '../../db/tables/bookings.table';
import { billJob } from '../../repositories/print-jobs.repository';
import type {
  BillRow,
  OrderRow,
  StoredBill,
  TransactionRow,
} from '../../repositories/rows/order-row';
import { billRead } from '../../repositories/rows/order-row';
import type { Touch } from '../../repositories/statements/bill-statements';
import {
  billSettled,
  billSums,
  moneyWritten,
  tenderRow,
  ticketsNamed,
} from '../../repositories/statements/bill-statements';
import { finishedRows, ordersStand } from '../../repositories/statements/finished-orders';
import { roundsGiven } from '../../repositories/statements/member-statements';
import { freedTable } from '../../repositories/statements/seating-statements';
import { memberOf } from '../shared/bill-of-order';
import type {
  Member,
  Parts,
  RequestOf,
  StaffChangeDeps,
  StaffRequest,
} from '../shared/staff-change';
import { servedAudit, staffChange } from '../shared/staff-change';

export type BillDeps = StaffChangeDeps & Pick<Parts, 'bills' | 'seatings'>;

type PrintDeps = BillDeps & Pick<Parts, 'printers'>;

type TabDeps = BillDeps & Pick<Parts, 'members'>;

/**
 * Records a payment whatever became of the bill: too much is to be given back, a merged bill's money follows it, and a
 * bill that the server does not know is opened.
 */
export async function takePayment(deps: BillDeps, request: StaffRequest<TakePaymentInput>) {
  const { claim, input } = request;
  await beginUnknown(deps, request);
  const { amount: kurus, method, tip, given, covers, slip, drawer } = input;
  return staffChange(deps, request, deps.bills, takePaymentMutation, (row, at, bill) => {
    const touch = { ...touchOf(row, request, at), box: drawer };
    const detail = {
      ...(covers && { covers }),
      ...(given !== undefined && { given }),
      ...(slip && { slip }),
    };
    const paid = { id: claim.mutationId, billId: row.id, method };
    const money = [
      tenderRow({ ...paid, kurus, detail }, touch),
      ...(tip
        ? [
            tenderRow(
              { ...paid, id: `tip:${paid.id}`, kurus: tip, type: 'tip', answers: paid.id },
              touch,
            ),
          ]
        : []),
    ];
    return {
      ...moneyMoved(bill, money, touch),
      audited: [
        null,
        {
          bill: billLabel(row),
          amount: liraText(kurus),
          method,
          ...(tip && { tip: liraText(tip) }),
        },
      ],
    };
  });
}

/** A tablet knows a bill that the server lost with its last hours, for example after a restore. */
async function beginUnknown(
  { bills, seatings, now }: BillDeps,
  { id, member, ageMs }: StaffRequest<unknown>,
): Promise<void> {
  if (await bills.find(id)) return;
  const kind = (await seatings.find(id)) ? 'table' : 'tab';
  const touch = { at: now(), doneAt: now() - ageMs, by: member.firstName };
  await bills.begin({ id, kind, label: null }, touch);
}

/** The first of two undos of a payment wins; the second is done already. @throws DomainError not_found, forbidden */
export function undoPayment(deps: BillDeps, request: RequestOf<typeof undoPaymentMutation>) {
  const { claim, input, member } = request;
  return staffChange(deps, request, deps.bills, undoPaymentMutation, (row, at, bill) => {
    const tender = bill.money.find(({ id, type }) => id === input.payment && type === 'tender');
    if (tender?.referenceKind !== 'bill') throw new DomainError('not_found');
    const isUndone = bill.money.some((one) => answersTender(one, tender));
    if (isUndone || tender.amountKurus < 0) return null;
    const touch = { ...touchOf(row, request, at), box: input.drawer };
    const isOwn = tender.by === member.firstName;
    const isSoon = touch.doneAt - (tender.doneAt ?? tender.createdAt) < UNDO_MS;
    if (!(isOwn && isSoon) && !may(member.role, 'bills.approve'))
      throw new DomainError('forbidden');
    const { reason = null, method } = input;
    const back = bill.money
      .filter(
        (one) => one.id === tender.id || (one.type === 'tip' && one.referenceId === tender.id),
      )
      .map((one) =>
        tenderRow(
          {
            id: `undo:${one.id}`,
            billId: row.id,
            method: one.method ?? 'cash',
            kurus: -one.amountKurus,
            type: one.type === 'tip' ? 'tip' : 'tender',
            answers: tender.id,
            round: 1,
            drawerId: one.drawerId,
            reason,
          },
          touch,
        ),
      );
    const right = method && {
      id: claim.mutationId,
      billId: row.id,
      method,
      kurus: tender.amountKurus,
    };
    const money = right ? [...back, tenderRow({ ...right, detail: tender.detail }, touch)] : back;
    return {
      ...moneyMoved(bill, money, touch),
      audited: [
        { amount: liraText(tender.amountKurus), method: tender.method, by: tender.by },
        { bill: billLabel(row), ...(method && { method }), ...(reason && { reason }) },
      ],
    };
  });
}

/** A person takes an own payment back for this long (ms). */
const UNDO_MS = 10 * 60_000;

function answersTender(one: TransactionRow, tender: TransactionRow): boolean {
  return one.type === 'tender' && one.referenceId === tender.id && one.round === 1;
}

/** Records money that went back to a guest. */
export async function giveBack(deps: BillDeps, request: RequestOf<typeof giveBackMutation>) {
  const { claim, input } = request;
  await beginUnknown(deps, request);
  const { amount, method, reason, drawer } = input;
  return staffChange(deps, request, deps.bills, giveBackMutation, (row, at, bill) => {
    const touch = { ...touchOf(row, request, at), box: drawer };
    const back = { id: claim.mutationId, billId: row.id, method, kurus: -amount, reason };
    return {
      ...moneyMoved(bill, [tenderRow(back, touch)], touch),
      audited: [null, { bill: billLabel(row), amount: liraText(amount), method, reason }],
    };
  });
}

function moneyMoved({ row, money }: StoredBill, moved: TransactionRow[], touch: Touch) {
  const kurus = moved.reduce((sum, one) => sum + (one.type === 'tender' ? one.amountKurus : 0), 0);
  return {
    after: { paidKurus: row.paidKurus + kurus },
    found: { row, money: [...money, ...moved] },
    doneAt: touch.doneAt,
    more: (won: Parameters<typeof billSums>[1]) => [
      ...moneyWritten(moved, touch, won),
      billSums(row.id, won),
      ...billSettled(row.id, touch, won),
    ],
  };
}

/**
 * Closes a bill with nothing open: sells its lines, completes its ready orders, and frees the table if the person asks.
 * @throws DomainError bill.unconfirmed (an order waits for staff), bill.changed (not as the person saw it, or owed)
 */
export function closeBill(deps: BillDeps, request: RequestOf<typeof closeBillMutation>) {
  const { input, member } = request;
  const by = member.firstName;
  return staffChange(deps, request, deps.bills, closeBillMutation, async (row, at, bill) => {
    const seating = input.freesTable && row.kind === 'table' ? await openSeating(deps, row) : null;
    if (row.closedAt !== null && !seating) return null;
    const orders = await deps.bills.orders(row.id);
    refuseOpen(bill, orders, input);
    const touch = touchOf(row, request, at);
    const freed = seating && (await freedBy(deps, seating, touch, by));
    const isServed = input.isServed === true;
    const finished = { orders, isServed, auditOf: servedAudit(deps, request, touch), ...touch, by };
    return {
      after: { closedAt: at, closedBy: by },
      audited: [null, { bill: billLabel(row), worth: liraText(row.worthKurus) }],
      doneAt: touch.doneAt,
      guard: freed ? freed.guard(ordersStand(row.id, orders)) : ordersStand(row.id, orders),
      more: (won) => [
        ...(freed?.rows(won) ?? []),
        ...finishedRows(finished, won),
        ...billSettled(row.id, touch, won),
      ],
    };
  });
}

export async function openSeating({ seatings }: Pick<BillDeps, 'seatings'>, { id }: BillRow) {
  const seating = await seatings.find(id);
  return seating?.closedAt === null ? seating : null;
}

export async function freedBy(
  { seatings }: Pick<BillDeps, 'seatings'>,
  seating: SeatingRow,
  { at }: Touch,
  by: string,
) {
  return freedTable(seating, { ends: await seatings.seatedBooking(seating.tableId, at), at, by });
}

function refuseOpen(
  bill: StoredBill,
  orders: readonly OrderRow[],
  seen: RequestOf<typeof closeBillMutation>['input'],
): void {
  const { worthKurus, paidKurus } = bill.row;
  const current = billRead(bill);
  if (orders.some(({ status }) => status === 'pending')) {
    throw new DomainError('bill.unconfirmed', { current });
  }
  const isAsSeen = seen.worth === worthKurus && seen.paid === paidKurus;
  if (!isAsSeen || paidKurus < worthKurus) {
    throw new DomainError('bill.changed', {
      current,
      totalAmount: liraText(worthKurus - paidKurus),
    });
  }
}

/** Two prints are two prints. @throws DomainError printer.none (no printer prints bills any more) */
export function printBill(deps: PrintDeps, request: RequestOf<typeof printBillMutation>) {
  const { input, claim } = request;
  return staffChange(deps, request, deps.bills, printBillMutation, async (row, at) => {
    if (input.onPrinter && !(await deps.printers.printsBills()))
      throw new DomainError('printer.none');
    const job = { source: `bill:${claim.mutationId}`, about: row.id, copyNo: row.prints + 1, at };
    const { doneAt } = touchOf(row, request, at);
    const isNewest = (row.printedAt ?? 0) <= doneAt;
    return {
      after: {
        prints: row.prints + 1,
        ...(isNewest && { printedAt: doneAt, printedKurus: input.worth }),
      },
      audited: [null, { bill: billLabel(row), worth: liraText(input.worth) }],
      doneAt,
      ...(input.onPrinter && { more: (won) => [billJob(job, won)] }),
    };
  });
}

/** Opens a bill without a table; one that exists stays as it is. */
export async function openTab(deps: TabDeps, request: StaffRequest<TabInput>) {
  const { id, member, ageMs } = request;
  const { name, phone = null } = request.input;
  const whose = { phone, ...(await memberOf(deps, request.input.memberId)) };
  const touch = { at: deps.now(), doneAt: deps.now() - ageMs, by: member.firstName };
  await deps.bills.begin({ id, kind: 'tab', label: name }, touch);
  // Whatever happens to a bill raises its version.
  return staffChange(deps, request, deps.bills, openTabMutation, ({ v, kind }) =>
    v === 1 && kind === 'tab' ? { after: whose, audited: [null, { bill: name }] } : null,
  );
}

/**
 * The last name wins, on the tab's tickets too. The member gets the points of all rounds that are not handed over yet.
 * @throws DomainError not_found (the bill is an order's)
 */
export async function renameTab(deps: TabDeps, request: StaffRequest<TabInput>) {
  const { name, phone = null } = request.input;
  const { memberId, memberName } = await memberOf(deps, request.input.memberId);
  return staffChange(deps, request, deps.bills, renameTabMutation, (row) => {
    if (row.kind === 'order') throw new DomainError('not_found');
    const own = row.kind === 'tab' ? { label: name, phone } : {};
    const { label, phone: known } = { ...row, ...own };
    const isSame = row.label === label && row.phone === known && row.memberId === memberId;
    if (isSame) return null;
    const bill = billLabel({ id: row.id, label });
    return {
      after: { ...own, memberId, memberName },
      audited: [
        { bill: billLabel(row), memberId: row.memberId },
        { bill, memberId },
      ],
      more: (won) => [
        ...(row.label === label ? [] : [ticketsNamed(row, bill, won)]),
        ...(row.memberId === memberId ? [] : [roundsGiven(row, memberId, won)]),
      ],
    };
  });
}

const BILLS_AT_ONCE = 200;

/** Returns a page of the bills that are not closed, the oldest first; `next` is the next page's cursor, null on the last page. */
export async function listOpenBills({ bills }: Pick<Parts, 'bills'>, { after }: OpenBillsQuery) {
  const found = await bills.open({ ...(after && { after }), limit: BILLS_AT_ONCE + 1 });
  const shown = fitting(found.slice(0, BILLS_AT_ONCE).map(billRead));
  const last = found[shown.length - 1]?.row;
  const next = last && shown.length < found.length ? { value: last.openedAt, id: last.id } : null;
  return { bills: shown, next: placeText(next) };
}

/** The time of the tap, not before the bill was opened. */
export function touchOf(
  { openedAt }: BillRow,
  { member, ageMs }: { member: Member; ageMs: number },
  at: number,
): Touch {
  return { at, doneAt: Math.max(openedAt, at - ageMs), by: member.firstName, byId: member.id };
}
