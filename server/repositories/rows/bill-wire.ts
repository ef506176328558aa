import { type BillRead, billLabel, billNumber } from '#domain/bills/bill';
import type { TenderRead } from '#domain/bills/tender';
import type { Transaction } from '#domain/financials/transaction';
import { liraText } from '#domain/money';
import { iso } from '../../db/iso';
import type { bills, lineEntries } from '../../db/tables/bills.table';
import type { financialTransactions } from '../../db/tables/financials.table';

export type LineEntryRow = typeof lineEntries.$inferSelect;
export type BillRow = typeof bills.$inferSelect;
/** A bill with its payments and tips, the oldest first, and those of the bills that were merged into it. */
export type StoredBill = { row: BillRow; money: readonly TransactionRow[] };

export function billRead({ row, money }: StoredBill): BillRead {
  return {
    id: row.id,
    v: row.v,
    kind: row.kind,
    label: billLabel(row),
    ...(row.phone !== null && { phone: row.phone }),
    ...(row.memberId !== null && { memberId: row.memberId }),
    ...(row.memberName !== null && { memberName: row.memberName }),
    number: billNumber(row.day, row.no),
    openedAt: iso(row.openedAt),
    closedAt: row.closedAt === null ? null : iso(row.closedAt),
    closedBy: row.closedBy,
    mergedInto: row.mergedInto,
    worth: liraText(row.worthKurus),
    paid: liraText(row.paidKurus),
    isBeforeTill: row.isBeforeTill,
    printed:
      row.printedAt === null
        ? null
        : { at: iso(row.printedAt), worth: liraText(row.printedKurus ?? 0), times: row.prints },
    tenders: tendersOf(money),
  };
}

function tendersOf(money: readonly TransactionRow[]): TenderRead[] {
  const tipOf = new Map<string, number>();
  for (const { type, referenceId, amountKurus } of money) {
    if (type === 'tip' && referenceId)
      tipOf.set(referenceId, (tipOf.get(referenceId) ?? 0) + amountKurus);
  }
  return money
    .filter(({ type }) => type === 'tender')
    .map((row) => {
      const tip = tipOf.get(row.id) ?? 0;
      const { covers = null, given, slip = null } = row.detail ?? {};
      return {
        id: row.id,
        amount: liraText(row.amountKurus),
        method: row.method ?? 'cash',
        tip: tip === 0 ? null : liraText(tip),
        at: iso(row.doneAt ?? row.createdAt),
        by: row.by,
        covers,
        given: given === undefined ? null : liraText(given),
        slip,
        answers: row.referenceId === row.id ? null : row.referenceId,
        reason: row.reason,
      };
    });
}

export type MoneyOfBill = { row: TransactionRow; billId: string };

export function withMoney(rows: readonly BillRow[], money: readonly MoneyOfBill[]): StoredBill[] {
  const stored = new Map(rows.map((row) => [row.id, { row, money: [] as TransactionRow[] }]));
  for (const { row, billId } of money) stored.get(billId)?.money.push(row);
  return [...stored.values()];
}

export type TransactionRow = typeof financialTransactions.$inferSelect;

export function transactionRead(
  row: TransactionRow,
  isReversed: boolean,
  bill: BillRow | null = null,
): Transaction {
  const { referenceKind: kind, referenceId: id } = row;
  return {
    id: row.id,
    type: row.type,
    method: row.method,
    businessDay: row.businessDay,
    createdAt: iso(row.doneAt ?? row.createdAt),
    amount: liraText(row.amountKurus),
    reference: kind === null || id === null ? null : { kind, id },
    bill: bill && { id: bill.id, number: billNumber(bill.day, bill.no), label: billLabel(bill) },
    reason: row.reason,
    by: row.by,
    isReversed,
  };
}
