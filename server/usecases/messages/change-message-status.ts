import { DomainError } from '#domain/error-codes';
import {
  type ChangeMessageStatusInput,
  changeMessageStatusMutation,
} from '#domain/messages/change-message-status';
import type { MessagesRepository } from '../../repositories/messages.repository';
import { type MessageRow, messageRead } from '../../repositories/rows/booking-wire';
import type {
  Claim,
  MutationResponse,
  StoredResponsesRepository,
} from '../../repositories/stored-responses.repository';
import { untilWritten } from '../shared/until-written';

export type ChangeMessageStatusDeps = {
  messages: MessagesRepository;
  responses: StoredResponsesRepository;
  now: () => number;
  newId: () => string;
};

export type ChangeMessageStatusRequest = {
  claim: Claim;
  messageId: string;
  change: ChangeMessageStatusInput;
  member: { id: string; firstName: string };
  ageMs: number;
};

/** An equal status succeeds; otherwise the first change wins, and the second gets a conflict naming its author. */
export async function changeMessageStatus(
  deps: ChangeMessageStatusDeps,
  act: ChangeMessageStatusRequest,
): Promise<MutationResponse> {
  const { claim, change, member } = act;
  return untilWritten(async () => {
    const before = await deps.messages.find(act.messageId);
    if (!before) throw new DomainError('not_found');
    const answer = (row: MessageRow) => ({
      status: 200,
      body: JSON.stringify({ mutationId: claim.mutationId, message: messageRead(row) }),
    });
    if (change.status === before.status) return deps.responses.keep(claim, answer(before));
    if (change.from !== undefined && change.from !== before.status) {
      const current = messageRead(before);
      throw new DomainError('conflict', { current, by: current.statusBy, at: current.statusAt });
    }
    const at = deps.now();
    const { status } = change;
    const after = { status, statusAt: at, statusBy: member.firstName, v: before.v + 1 };
    return deps.messages.moveStatus({
      claim,
      answer: answer({ ...before, ...after }),
      before,
      after,
      audit: auditOf(deps, act, before),
    });
  });
}

function auditOf(
  deps: ChangeMessageStatusDeps,
  act: ChangeMessageStatusRequest,
  before: MessageRow,
) {
  const receivedAt = deps.now();
  return {
    id: deps.newId(),
    actor: act.member.id,
    action: changeMessageStatusMutation.audit,
    tbl: 'contact_message',
    pk: act.messageId,
    before: { status: before.status },
    after: { status: act.change.status },
    doneAt: Math.max(before.receivedAt, receivedAt - act.ageMs),
    receivedAt,
  };
}
