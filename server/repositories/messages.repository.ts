import { and, count, desc, eq, lt, sql } from 'drizzle-orm';
import { isMessageMeant, MESSAGES_SEARCHED } from '#domain/messages/reply-texts';
import type { Gateway } from '../db/gateway';
import { insertWhere } from '../db/gateway';
import type { MessageRow } from '../db/tables/bookings.table';
import { contactMessages } from '../db/tables/bookings.table';
import type { Claim, SentResponse } from './rows/responses.repository';
import { writeOnce } from './rows/responses.repository';

/** `before` selects messages received earlier than this time (ms). */
type MessagePage = { status?: string; before?: number; offset: number; limit: number };

const newestFirst = [desc(contactMessages.receivedAt), desc(contactMessages.id)];

export function createMessagesRepository(gateway: Gateway) {
  return {
    find: (id: string) => gateway.row(contactMessages, eq(contactMessages.id, id)),

    /** Returns messages from an address, newest first. */
    from: (email: string, { offset = 0, limit }: Partial<MessagePage> & { limit: number }) =>
      gateway.rows(contactMessages, eq(contactMessages.email, email), newestFirst, {
        limit,
        offset,
      }),

    async list({ offset, limit, ...where }: MessagePage) {
      const wanted = isWanted(where);
      const [rows, totals] = await gateway.batch((db) => [
        db
          .select()
          .from(contactMessages)
          .where(wanted)
          .orderBy(...newestFirst)
          .limit(limit)
          .offset(offset),
        db.select({ total: count() }).from(contactMessages).where(wanted),
      ]);
      return { rows, total: totals[0]?.total ?? 0 };
    },

    /** Filters in the server, because SQLite folds ASCII only. */
    async search(typed: string, { offset, limit, ...where }: MessagePage) {
      const most = { limit: MESSAGES_SEARCHED };
      const rows = await gateway.rows(contactMessages, isWanted(where), newestFirst, most);
      const found = rows.filter((row) => isMessageMeant(row, typed));
      return { rows: found.slice(offset, offset + limit), total: found.length };
    },

    add: (row: MessageRow, { claim, response }: { claim: Claim; response: SentResponse }) =>
      writeOnce(gateway, {
        claim,
        response,
        at: row.receivedAt,
        guard: sql`true`,
        rows: (won) => [insertWhere(contactMessages, row, won)],
      }),
  };
}

function isWanted({ status, before }: Pick<MessagePage, 'status' | 'before'>) {
  return and(
    status === undefined ? undefined : eq(contactMessages.status, status),
    before === undefined ? undefined : lt(contactMessages.receivedAt, before),
  );
}
