import { DomainError } from '#domain/error-codes';
import {
  type ChangeMessageStatusInput,
  changeMessageStatusMutation,
} from '#domain/messages/change-message-status';
import { messageRead } from '../../repositories/rows/booking-wire';
import type { MutationResponse } from '../../repositories/stored-responses.repository';
import {
  type ChangeMessageDeps,
  changeMessage,
  type MessageRequest,
} from './shared/change-message';

/** Succeeds for an equal status; otherwise the first change wins and the second gets a conflict with its author. */
export function changeMessageStatus(
  deps: ChangeMessageDeps,
  request: MessageRequest,
  { status, from }: ChangeMessageStatusInput,
): Promise<MutationResponse> {
  return changeMessage(deps, request, (before, at) => {
    if (status === before.status) return null;
    if (from !== undefined && from !== before.status) {
      const current = messageRead(before);
      throw new DomainError('conflict', { current, by: current.statusBy, at: current.statusAt });
    }
    return {
      after: { status, statusAt: at, statusBy: request.member.firstName },
      action: changeMessageStatusMutation.audit,
      audited: [{ status: before.status }, { status }],
    };
  });
}
