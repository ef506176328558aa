import { changeMessageStatusMutation } from '#domain/messages/send-message';
import { contactMessages } from '../../../db/tables/bookings.table';
import type { MessagesRepository } from '../../../repositories/messages.repository';
import { type MessageRow, messageRead } from '../../../repositories/rows/booking-wire';
import {
  type Decision,
  type StaffChangeDeps,
  type StaffRequest,
  staffChange,
} from '../../shared/staff-change';

export type ChangeMessageDeps = StaffChangeDeps & { messages: MessagesRepository };

/** @throws DomainError not_found, conflict */
export function changeMessage<Change>(
  deps: ChangeMessageDeps,
  request: StaffRequest<Change>,
  audit: string,
  decide: (row: MessageRow, at: number) => Decision<MessageRow>,
) {
  const rows = {
    table: contactMessages,
    find: deps.messages.find,
    rowOf: (row: MessageRow) => row,
    read: (_: MessageRow, row: MessageRow) => messageRead(row),
  };
  return staffChange(deps, request, rows, { ...changeMessageStatusMutation, audit }, decide);
}
