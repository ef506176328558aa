import * as v from 'valibot';
import { DomainError } from '#domain/error-codes';
import type {
  AssignMessageInput,
  MessageOrder,
  MessageThread,
  NoteOnMessageInput,
  ReplyToMessageInput,
} from '#domain/messages/reply-texts';
import { MESSAGES_AT_ONCE, MOST_REPLIES, THREAD_SHOWN } from '#domain/messages/reply-texts';
import type { SendMessageInput } from '#domain/messages/send-message';
import {
  changeMessageStatusMutation,
  isFromProgram,
  MESSAGE_STATUSES,
} from '#domain/messages/send-message';
import { pageLimit, pageQuery } from '#domain/page-query';
import { MESSAGE_TTL_MS } from '#domain/sync/mutation';
import type { MessageRow } from '../db/tables/bookings.table';
import { contactMessages } from '../db/tables/bookings.table';
import { messageRead } from '../repositories/booking-row';
import { effectStatement } from '../repositories/effects.repository';
import { orderForGuest } from '../repositories/rows/order-row';
import type { Claim, MutationResponse } from '../repositories/rows/responses.repository';
import type { Effect, Mail } from '../services/mailer';
import type {
  Decision,
  Parts,
  RequestOf,
  StaffChangeDeps,
  StaffRequest,
} from './shared/staff-change';
import { lastStatus, orRefuse, plainRows, staffChange } from './shared/staff-change';

export type SendReplyMailDeps = Pick<Parts, 'messages' | 'mailer'> & {
  write(message: MessageRow, text: string): Promise<Omit<Mail, 'id' | 'to'>>;
};

/** Mails a reply to the guest, unless the guest's data were deleted. */
export async function sendReplyMail(deps: SendReplyMailDeps, effect: Effect): Promise<void> {
  const message = await deps.messages.find(String(effect.payload.messageId));
  const reply = message?.replies.find(({ id }) => id === effect.id);
  if (!message || !reply) return;
  const mail = await deps.write(message, reply.text);
  await deps.mailer.send({ id: effect.id, to: message.email, ...mail });
}

type SendMessageRequest = {
  claim: Claim;
  body: SendMessageInput;
  /** The message waited this long (ms) on the device. */
  ageMs: number;
  language: 'en' | 'tr';
  secretHash: string | null;
  deviceHash: string;
};

/**
 * Stores a message. Spam is stored as a response alone: a retry gets the same response, so a program
 * cannot tell the difference.
 */
export async function sendMessage(
  { messages, responses, now }: Parts,
  { claim, body, ageMs, language, secretHash, deviceHash }: SendMessageRequest,
): Promise<MutationResponse> {
  if (ageMs > MESSAGE_TTL_MS) throw new DomainError('message.too_old');
  const id = claim.mutationId;
  const response = { status: 201, body: JSON.stringify({ mutationId: id, messageId: id }) };
  if (isFromProgram(body)) return responses.keep(claim, response);
  const at = now();
  const { name, email, subject, message } = body;
  const standing = { v: 1, status: 'new', statusAt: at, statusBy: null };
  const times = { placedAt: at - ageMs, receivedAt: at };
  const unhandled = { note: '', assigneeId: null, assigneeName: null, replies: [] };
  const owner = { language, deviceHash, secretHash };
  const written = { name, email, subject, message };
  const row = { id, ...standing, ...times, ...owner, ...unhandled, ...written };
  const stored = await messages.add(row, { claim, response });
  if (!stored) throw new DomainError('busy', { retryAfterS: 1 });
  return stored;
}

/** The status `all` selects every status. */
export const listMessagesQuery = v.object({
  status: v.optional(v.picklist(['all', ...MESSAGE_STATUSES], 'message.status_unknown'), 'all'),
  page: pageQuery.page,
  limit: pageLimit(MESSAGES_AT_ONCE),
  /** The list holds messages received before this time. */
  before: v.exactOptional(
    v.pipe(v.string(), v.maxLength(40), v.isoTimestamp('invalid'), v.transform(Date.parse)),
  ),
  /** Staff type a guest's name, an address or words of the message. */
  search: v.optional(v.pipe(v.string(), v.trim(), v.maxLength(80)), ''),
});

export async function listMessages(
  { messages }: Pick<Parts, 'messages'>,
  { status, page, limit, search, ...since }: v.InferOutput<typeof listMessagesQuery>,
) {
  const wanted = status === 'all' ? {} : { status };
  const where = { ...wanted, ...since, offset: (page - 1) * limit, limit };
  const found = await (search === '' ? messages.list(where) : messages.search(search, where));
  return { messages: found.rows.map(listed), total: found.total, page, limit };
}

/** The replies stand beside the message itself: a list would be too large with them. */
function listed(row: MessageRow) {
  const { replies: _, ...message } = messageRead(row);
  return message;
}

type ReadMessageDeps = Pick<Parts, 'messages' | 'orders' | 'members' | 'effects'>;

/** Returns a message with the others from its address and the state of its replies' mails. */
export async function readMessage(deps: ReadMessageDeps, id: string): Promise<MessageThread> {
  const row = orRefuse(await deps.messages.find(id));
  const isKnown = row.email !== '';
  const [same, orders, mails] = await Promise.all([
    isKnown ? deps.messages.from(row.email, { limit: THREAD_SHOWN + 1 }) : [],
    isKnown ? ordersOf(deps, row.email) : [],
    deps.effects.states(row.replies.map((reply) => reply.id)),
  ]);
  const earlier = same.filter((other) => other.id !== id).slice(0, THREAD_SHOWN);
  return { message: messageRead(row), earlier: earlier.map(listed), orders, mails };
}

/** Selects orders with this address, or of the member who proved it. */
async function ordersOf(
  { orders, members }: ReadMessageDeps,
  email: string,
): Promise<MessageOrder[]> {
  const page = { offset: 0, limit: THREAD_SHOWN };
  const [member] = await members.claimants(email);
  const [typed, own] = await Promise.all([
    orders.list({ email, ...page }),
    member?.verifiedAt ? orders.list({ memberId: member.id, ...page }) : null,
  ]);
  const found = new Map([...typed.orders, ...(own?.orders ?? [])].map((one) => [one.row.id, one]));
  return [...found.values()]
    .sort((a, b) => b.row.receivedAt - a.row.receivedAt)
    .slice(0, THREAD_SHOWN)
    .map((stored) => {
      const { id, code, createdAt, status, totalAmount } = orderForGuest(stored).order;
      return { id, code, createdAt, status, totalAmount };
    });
}

type ChangeMessageDeps = StaffChangeDeps & Pick<Parts, 'messages'>;

/** @throws DomainError not_found, conflict */
function changeMessage<Change>(
  deps: ChangeMessageDeps,
  request: StaffRequest<Change>,
  audit: string,
  decide: (row: MessageRow, at: number) => Decision<MessageRow>,
) {
  const rows = plainRows(contactMessages, deps.messages.find, messageRead);
  return staffChange(deps, request, rows, { ...changeMessageStatusMutation, audit }, decide);
}

/** Succeeds for an equal status; otherwise the first change wins and the second gets a conflict with its author. */
export function changeMessageStatus(
  deps: ChangeMessageDeps,
  request: RequestOf<typeof changeMessageStatusMutation>,
) {
  const { status, from } = request.input;
  return changeMessage(deps, request, changeMessageStatusMutation.kind, (row, at) => {
    if (status === row.status) return null;
    if (from !== undefined && from !== row.status) return { conflict: lastStatus(row) };
    return {
      after: { status, statusAt: at, statusBy: request.member.firstName },
      audited: [{ status: row.status }, { status }],
    };
  });
}

/** Assigns a message to a colleague or to nobody; the first of two changes wins. */
export async function assignMessage(
  deps: ChangeMessageDeps & Pick<Parts, 'pins'>,
  request: StaffRequest<AssignMessageInput>,
) {
  const { staffId, from } = request.input;
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

/** Replaces the note. A change since the reading is a conflict that returns the stored note. */
export function noteOnMessage(deps: ChangeMessageDeps, request: StaffRequest<NoteOnMessageInput>) {
  const { note, from } = request.input;
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

export const REPLY_MAIL = 'message.reply';

/** Stores a reply with its mail. A colleague's reply in between is a conflict that returns it. */
export function replyToMessage(
  deps: ChangeMessageDeps,
  request: StaffRequest<ReplyToMessageInput>,
) {
  const { text, repliesSeen } = request.input;
  const { firstName } = request.member;
  return changeMessage(deps, request, 'message.reply', (row, at) => {
    // Deleting a member's data also deletes the address.
    if (row.email === '') throw new DomainError('message.no_address');
    const { replies } = row;
    if (replies.length !== repliesSeen) {
      const last = replies.at(-1);
      return {
        conflict: { by: last?.by ?? null, at: last ? Date.parse(last.at) : row.statusAt },
      };
    }
    if (replies.length >= MOST_REPLIES) throw new DomainError('message.replies_full');
    const id = deps.newId();
    const reply = { id, text, by: firstName, at: new Date(at).toISOString() };
    const payload = { messageId: row.id };
    const mail = { id, kind: REPLY_MAIL, payload, nextAt: at, createdAt: at };
    return {
      after: { replies: [...replies, reply], status: 'replied', statusAt: at, statusBy: firstName },
      audited: [
        { status: row.status, replies: replies.length },
        { status: 'replied', replies: replies.length + 1 },
      ],
      more: (won) => [effectStatement(mail, won)],
    };
  });
}
