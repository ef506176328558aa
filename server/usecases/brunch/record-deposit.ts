import {
  BY_CARD,
  type RecordDepositInput,
  recordDepositMutation,
  revivesBrunch,
} from '#domain/brunch/brunch-changes';
import { agreedDepositKurus } from '#domain/brunch/deposit';
import { DomainError } from '#domain/error-codes';
import { type BrunchRow, brunchRead } from '../../repositories/rows/booking-wire';
import { type StaffChange, staffAudit } from '../../repositories/statements/staff-change';
import type { MutationResponse } from '../../repositories/stored-responses.repository';
import { changeBrunchRow, type StaffBrunchDeps } from './shared/change-brunch-row';

type DepositRequest = StaffChange<RecordDepositInput>;

/** Records or reverts a deposit. An equal value succeeds; otherwise the first change wins. */
export function recordDeposit(
  deps: StaffBrunchDeps,
  request: DepositRequest,
): Promise<MutationResponse> {
  const { change, member, ageMs } = request;
  return changeBrunchRow(deps, request, (found, responseFor) => {
    const { row } = found;
    const at = deps.now();
    if (change.isPaid === (row.depositPaidAt !== null)) {
      return { response: responseFor(), at };
    }
    if (!mayRecord(row, change)) {
      const current = brunchRead(found);
      const by = current.depositPaidBy ?? current.statusBy;
      throw new DomainError('conflict', {
        current,
        by,
        at: current.depositPaidAt ?? current.statusAt,
      });
    }
    const takenAt = Math.max(row.receivedAt, at - ageMs);
    const comesBack = change.isPaid && revivesBrunch(row.status, row.depositDueAt, takenAt);
    const after = {
      ...standing(row),
      ...(comesBack ? { status: 'pending', statusAt: at, statusBy: member.firstName } : {}),
      depositPaidAt: change.isPaid ? takenAt : null,
      depositPaidBy: change.isPaid ? member.firstName : null,
    };
    const before = { isPaid: row.depositPaidAt !== null };
    return {
      response: responseFor(after),
      at,
      after,
      comesBack,
      deposit: {
        id: row.id,
        isPaid: change.isPaid,
        kurus: agreedDepositKurus(row.depositKurus),
        method: null,
        at,
        doneAt: takenAt,
        by: member.firstName,
      },
      audit: staffAudit(request, {
        id: deps.newId(),
        action: recordDepositMutation.audit,
        tbl: 'brunch_reservation',
        before,
        since: row.receivedAt,
        at,
      }),
    };
  });
}

/** Staff must refund a card deposit by card. */
function mayRecord(row: BrunchRow, { from }: RecordDepositInput): boolean {
  if (row.depositPaidBy === BY_CARD) return false;
  const isRecorded = row.depositPaidAt !== null;
  const isAsSeen = from === undefined || from === isRecorded;
  return row.depositRequired && isAsSeen;
}

function standing({ status, statusAt, statusBy, v }: BrunchRow) {
  return { status, statusAt, statusBy, v: v + 1 };
}
