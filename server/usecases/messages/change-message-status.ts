import {
  type ChangeMessageStatusInput,
  changeMessageStatusMutation,
} from '#domain/messages/send-message';
import type { StaffRequest } from '../shared/staff-change';
import { type ChangeMessageDeps, changeMessage } from './shared/change-message';

/** Succeeds for an equal status; otherwise the first change wins and the second gets a conflict with its author. */
export function changeMessageStatus(
  deps: ChangeMessageDeps,
  request: StaffRequest<ChangeMessageStatusInput>,
) {
  const { status, from } = request.change;
  return changeMessage(deps, request, changeMessageStatusMutation.audit, (row, at) => {
    if (status === row.status) return null;
    if (from !== undefined && from !== row.status) {
      return { conflict: { by: row.statusBy, at: row.statusAt } };
    }
    return {
      after: { status, statusAt: at, statusBy: request.member.firstName },
      audited: [{ status: row.status }, { status }],
    };
  });
}
