import { DomainError } from '#domain/error-codes';
import type { AssignMessageInput } from '#domain/messages/reply-texts';
import type { PinsRepository } from '../../repositories/pins.repository';
import type { StaffRequest } from '../shared/staff-change';
import { type ChangeMessageDeps, changeMessage } from './shared/change-message';

export type AssignMessageDeps = ChangeMessageDeps & { pins: PinsRepository };

/** Assigns a message to a colleague or to nobody; the first of two changes wins. */
export async function assignMessage(
  deps: AssignMessageDeps,
  request: StaffRequest<AssignMessageInput>,
) {
  const { staffId, from } = request.change;
  const team = staffId === null ? [] : await deps.pins.team();
  const person = team.find(({ id }) => id === staffId);
  if (staffId !== null && !person) throw new DomainError('staff.inactive');
  const assigneeName = person?.firstName ?? null;
  return changeMessage(deps, request, 'message.assign', (row) => {
    if (staffId === row.assigneeId) return null;
    if (from !== row.assigneeId) return { conflict: null };
    return {
      after: { assigneeId: staffId, assigneeName },
      audited: [{ assignee: row.assigneeName }, { assignee: assigneeName }],
    };
  });
}
