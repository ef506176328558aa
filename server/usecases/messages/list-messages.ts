import * as v from 'valibot';
import { MESSAGE_STATUSES } from '#domain/messages/send-message';
import type { MessagesRepository } from '../../repositories/messages.repository';
import { messageRead } from '../../repositories/rows/booking-wire';

const pageNumber = (most: number) =>
  v.pipe(v.string(), v.regex(/^\d{1,9}$/), v.transform(Number), v.minValue(1), v.maxValue(most));

/** The status `all` selects every status. */
export const listMessagesQuery = v.object({
  status: v.optional(v.picklist(['all', ...MESSAGE_STATUSES], 'message.status_unknown'), 'all'),
  page: v.optional(pageNumber(1_000_000), '1'),
  limit: v.optional(pageNumber(200), '50'),
  /** The list holds messages received before this time. */
  before: v.exactOptional(
    v.pipe(v.string(), v.maxLength(40), v.isoTimestamp('invalid'), v.transform(Date.parse)),
  ),
  /** Staff type a guest's name, an address or words of the message. */
  search: v.optional(v.pipe(v.string(), v.trim(), v.maxLength(80)), ''),
});

export type ListMessagesQuery = v.InferOutput<typeof listMessagesQuery>;

export async function listMessages(
  { messages }: { messages: MessagesRepository },
  { status, page, limit, search, ...since }: ListMessagesQuery,
) {
  const wanted = status === 'all' ? {} : { status };
  const where = { ...wanted, ...since, offset: (page - 1) * limit, limit };
  const found = await (search === '' ? messages.list(where) : messages.search(search, where));
  return { messages: found.rows.map(messageRead), total: found.total, page, limit };
}
