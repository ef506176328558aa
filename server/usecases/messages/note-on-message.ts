import { DomainError } from '#domain/error-codes';
import type { NoteOnMessageInput } from '#domain/messages/change-message';
import { messageRead } from '../../repositories/rows/booking-wire';
import type { MutationResponse } from '../../repositories/stored-responses.repository';
import {
  type ChangeMessageDeps,
  changeMessage,
  type MessageRequest,
} from './shared/change-message';

/** Replaces the note; a note that changed since it was read is a conflict that shows it. */
export function noteOnMessage(
  deps: ChangeMessageDeps,
  request: MessageRequest,
  { note, from }: NoteOnMessageInput,
): Promise<MutationResponse> {
  return changeMessage(deps, request, (before) => {
    if (note === before.note) return null;
    if (from !== before.note) throw new DomainError('conflict', { current: messageRead(before) });
    return {
      after: { note },
      action: 'message.note',
      // Notes may name people: the audit keeps their length only.
      audited: [{ noteLength: before.note.length }, { noteLength: note.length }],
    };
  });
}
