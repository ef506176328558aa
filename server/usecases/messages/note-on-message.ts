import type { NoteOnMessageInput } from '#domain/messages/reply-texts';
import type { StaffRequest } from '../shared/staff-change';
import { type ChangeMessageDeps, changeMessage } from './shared/change-message';

/** Replaces the note. A change since the reading is a conflict that returns the stored note. */
export function noteOnMessage(deps: ChangeMessageDeps, request: StaffRequest<NoteOnMessageInput>) {
  const { note, from } = request.change;
  return changeMessage(deps, request, 'message.note', (row) => {
    if (note === row.note) return null;
    if (from !== row.note) return { conflict: null };
    // Notes may name people, so the audit stores only their length.
    return {
      after: { note },
      audited: [{ noteLength: row.note.length }, { noteLength: note.length }],
    };
  });
}
