import { keepsTable } from '#domain/bookings/booking';
import {
  brunchStatusOf,
  type ChangeBrunchStatusInput,
  canChangeBrunchStatus,
  changeBrunchStatusMutation,
} from '#domain/brunch/brunch-changes';
import { DomainError } from '#domain/error-codes';
import { newsOf } from '../../repositories/rows/booking-row';
import { type BrunchRow, brunchRead } from '../../repositories/rows/booking-wire';
import { type StaffChange, staffAudit } from '../../repositories/statements/staff-change';
import type { MutationResponse } from '../../repositories/stored-responses.repository';
import { changeBrunchRow, type StaffBrunchDeps } from './shared/change-brunch-row';

type BrunchStatusChange = StaffChange<ChangeBrunchStatusInput>;

/** Changes the status, or records the deposit. Equal values succeed; otherwise the first change wins. */
export function changeBrunchStatus(
  deps: StaffBrunchDeps,
  request: BrunchStatusChange,
): Promise<MutationResponse> {
  const { change } = request;
  return changeBrunchRow(deps, request, (found, responseFor) => {
    const { row } = found;
    const at = deps.now();
    if (stands(row, change)) return { response: responseFor(), at };
    const isAsSeen = change.from === undefined || change.from === row.status;
    if (!isAsSeen || !canChangeBrunchStatus(brunchStatusOf(row.status), change.status)) {
      const current = brunchRead(found);
      throw new DomainError('conflict', { current, by: current.statusBy, at: current.statusAt });
    }
    const after = movedOn(row, request, at);
    return {
      response: responseFor(after),
      after,
      comesBack: keepsTable(change.status) && !keepsTable(row.status),
      audit: staffAudit(request, {
        id: deps.newId(),
        action: changeBrunchStatusMutation.audit,
        tbl: 'brunch_reservation',
        before: { status: row.status },
        since: row.receivedAt,
        at,
      }),
      effect: newsOf(row, change.status, { id: deps.newId(), at }),
    };
  });
}

function stands(row: BrunchRow, { status, depositPaid }: ChangeBrunchStatusInput): boolean {
  return row.status === status && (depositPaid !== true || row.depositPaidAt !== null);
}

function movedOn(row: BrunchRow, { change, member, ageMs }: BrunchStatusChange, at: number) {
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
