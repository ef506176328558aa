import { DomainError } from '#domain/error-codes';
import type { NewEffect } from '../../../repositories/effects.repository';
import type { MessagesRepository } from '../../../repositories/messages.repository';
import { type MessageRow, messageRead } from '../../../repositories/rows/booking-wire';
import type {
  Claim,
  MutationResponse,
  StoredResponsesRepository,
} from '../../../repositories/stored-responses.repository';
import { untilWritten } from '../../shared/until-written';

export type ChangeMessageDeps = {
  messages: MessagesRepository;
  responses: StoredResponsesRepository;
  now: () => number;
  newId: () => string;
};

export type MessageRequest = {
  claim: Claim;
  messageId: string;
  member: { id: string; firstName: string };
  ageMs: number;
};

type Fields = Readonly<Record<string, unknown>>;

type Decided = {
  after: Partial<MessageRow>;
  action: string;
  /** Both records hold the changed fields only. */
  audited: [before: Fields, after: Fields];
  effect?: NewEffect;
};

/** Changes a message as `decide` returns; null means no change. @throws DomainError not_found */
export function changeMessage(
  { messages, responses, now, newId }: ChangeMessageDeps,
  { claim, messageId, member, ageMs }: MessageRequest,
  decide: (before: MessageRow, at: number) => Decided | null,
): Promise<MutationResponse> {
  return untilWritten(async () => {
    const before = await messages.find(messageId);
    if (!before) throw new DomainError('not_found');
    const responseFor = (row: MessageRow) => ({
      status: 200,
      body: JSON.stringify({ mutationId: claim.mutationId, message: messageRead(row) }),
    });
    const at = now();
    const decided = decide(before, at);
    if (!decided) return responses.keep(claim, responseFor(before));
    const after = { ...decided.after, v: before.v + 1 };
    return messages.change({
      claim,
      response: responseFor({ ...before, ...after }),
      at,
      before,
      after,
      audit: {
        id: newId(),
        actor: member.id,
        action: decided.action,
        tbl: 'contact_message',
        pk: messageId,
        before: decided.audited[0],
        after: decided.audited[1],
        doneAt: Math.max(before.receivedAt, at - ageMs),
        receivedAt: at,
      },
      ...(decided.effect && { effect: decided.effect }),
    });
  });
}
