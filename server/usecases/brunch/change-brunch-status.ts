import { brunchStatusOf } from '#domain/brunch/brunch-booking';
import {
  type ChangeBrunchStatusInput,
  canChangeBrunchStatus,
} from '#domain/brunch/change-brunch-status';
import { DomainError } from '#domain/error-codes';
import { keepsTable } from '#domain/reservations/booking';
import { newsOf } from '../../repositories/booking-row';
import { type BrunchRow, brunchRead } from '../../repositories/booking-wire';
import type { BrunchRepository } from '../../repositories/bookings.repository';
import type { KeptReceipt } from '../../repositories/receipts.repository';
import { type StaffMove, statusAudit } from '../../repositories/staff-move';

export type ChangeBrunchStatusDeps = {
  brunches: BrunchRepository;
  now: () => number;
  newId: () => string;
};

type BrunchMove = StaffMove<ChangeBrunchStatusInput>;

/** Staff move a brunch on, and record a deposit that they took. The first wins. */
export function changeBrunchStatus(
  { brunches, now, newId }: ChangeBrunchStatusDeps,
  act: BrunchMove,
): Promise<KeptReceipt> {
  const { claim, reservationId, change } = act;
  return brunches.move(claim, reservationId, (found) => {
    if (!found) throw new DomainError('not_found');
    const { row, tableLabel } = found;
    const isAsSeen = change.from === undefined || change.from === row.status;
    if (!isAsSeen || !canChangeBrunchStatus(brunchStatusOf(row.status), change.status)) {
      const current = brunchRead(found);
      throw new DomainError('conflict', { current, by: current.statusBy, at: current.statusAt });
    }
    const at = now();
    const after = movedOn(row, act, at);
    const reservation = brunchRead({ row: { ...row, ...after }, tableLabel });
    return {
      answer: {
        status: 200,
        body: JSON.stringify({ mutationId: claim.mutationId, reservation }),
      },
      after,
      comesBack: keepsTable(change.status) && !keepsTable(row.status),
      audit: statusAudit(act, {
        id: newId(),
        tbl: 'brunch_reservation',
        before: row.status,
        since: row.receivedAt,
        at,
      }),
      effect: newsOf(row, change.status, { id: newId(), at }),
    };
  });
}

function movedOn(row: BrunchRow, { change, member, ageMs }: BrunchMove, at: number) {
  const isPaidNow = change.depositPaid === true && row.depositPaidAt === null;
  const paidAt = Math.max(row.receivedAt, at - ageMs);
  return {
    status: change.status,
    statusAt: at,
    statusBy: member.firstName,
    v: row.v + 1,
    ...(isPaidNow ? { depositPaidAt: paidAt, depositPaidBy: member.firstName } : {}),
  };
}
