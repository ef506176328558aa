import { type RecordDepositInput, revivesBrunch } from '#domain/brunch/record-deposit';
import { DomainError } from '#domain/error-codes';
import { type BrunchRow, brunchRead } from '../../repositories/booking-wire';
import type { BrunchRepository } from '../../repositories/bookings.repository';
import type { KeptReceipt } from '../../repositories/receipts.repository';
import { factAudit, type StaffMove } from '../../repositories/staff-move';

export type RecordDepositDeps = {
  brunches: BrunchRepository;
  now: () => number;
  newId: () => string;
};

type DepositAct = StaffMove<RecordDepositInput>;

/** Staff have taken a deposit, or have said so by mistake. The first wins; the second learns who took it. */
export function recordDeposit(
  { brunches, now, newId }: RecordDepositDeps,
  act: DepositAct,
): Promise<KeptReceipt> {
  const { claim, reservationId, change, member, ageMs } = act;
  return brunches.move(claim, reservationId, (found) => {
    if (!found) throw new DomainError('not_found');
    const { row, tableLabel } = found;
    if (!mayRecord(row, change)) {
      const current = brunchRead(found);
      const by = current.depositPaidBy ?? current.statusBy;
      throw new DomainError('conflict', {
        current,
        by,
        at: current.depositPaidAt ?? current.statusAt,
      });
    }
    const at = now();
    const takenAt = Math.max(row.receivedAt, at - ageMs);
    const comesBack = change.isPaid && revivesBrunch(row.status, row.depositDueAt, takenAt);
    const after = {
      ...standing(row),
      ...(comesBack ? { status: 'pending', statusAt: at, statusBy: member.firstName } : {}),
      depositPaidAt: change.isPaid ? takenAt : null,
      depositPaidBy: change.isPaid ? member.firstName : null,
    };
    const reservation = brunchRead({ row: { ...row, ...after }, tableLabel });
    const before = { isPaid: row.depositPaidAt !== null };
    return {
      answer: {
        status: 200,
        body: JSON.stringify({ mutationId: claim.mutationId, reservation }),
      },
      at,
      after,
      comesBack,
      audit: factAudit(act, {
        id: newId(),
        tbl: 'brunch_reservation',
        fact: 'deposit',
        before,
        since: row.receivedAt,
        at,
      }),
    };
  });
}

function mayRecord(row: BrunchRow, { isPaid, from }: RecordDepositInput): boolean {
  const isRecorded = row.depositPaidAt !== null;
  const isAsSeen = from === undefined || from === isRecorded;
  return row.depositRequired && isAsSeen && isPaid !== isRecorded;
}

function standing({ status, statusAt, statusBy, v }: BrunchRow) {
  return { status, statusAt, statusBy, v: v + 1 };
}
