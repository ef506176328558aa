import { DomainError } from '#domain/error-codes';
import type { AssignMessageInput } from '#domain/messages/change-message';
import type { PinsRepository } from '../../repositories/pins.repository';
import { messageRead } from '../../repositories/rows/booking-wire';
import type { MutationResponse } from '../../repositories/stored-responses.repository';
import {
  type ChangeMessageDeps,
  changeMessage,
  type MessageRequest,
} from './shared/change-message';

export type AssignMessageDeps = ChangeMessageDeps & { pins: PinsRepository };

/** Assigns a message to a colleague or to nobody; the first of two changes wins. */
export async function assignMessage(
  deps: AssignMessageDeps,
  request: MessageRequest,
  { staffId, from }: AssignMessageInput,
): Promise<MutationResponse> {
  const team = staffId === null ? [] : await deps.pins.team();
  const person = team.find(({ id }) => id === staffId);
  if (staffId !== null && !person) throw new DomainError('staff.inactive');
  const assigneeName = person?.firstName ?? null;
  return changeMessage(deps, request, (before) => {
    if (staffId === before.assigneeId) return null;
    if (from !== before.assigneeId) {
      throw new DomainError('conflict', { current: messageRead(before) });
    }
    return {
      after: { assigneeId: staffId, assigneeName },
      action: 'message.assign',
      audited: [{ assignee: before.assigneeName }, { assignee: assigneeName }],
    };
  });
}
