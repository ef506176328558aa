import { DomainError } from '#domain/error-codes';
import type { NoteOnMessageInput } from '#domain/messages/change-message';
import { messageRead } from '../../repositories/rows/booking-wire';
import type { MutationResponse } from '../../repositories/stored-responses.repository';
import {
  type ChangeMessageDeps,
  changeMessage,
  type MessageRequest,
} from './shared/change-message';

/** Replaces the note. A change since the reading is a conflict that returns the stored note. */
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
      // Notes may name people, so the audit stores only their length.
      audited: [{ noteLength: before.note.length }, { noteLength: note.length }],
    };
  });
}
