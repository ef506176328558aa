import { and, count, desc, eq, sql } from 'drizzle-orm';
import { insertWhere } from '../db/conditional-insert';
import type { Gateway } from '../db/gateway';
import { contactMessages } from '../db/tables/bookings.table';
import { audit } from '../db/tables/staff.table';
import type { MessageRow } from './rows/booking-wire';
import { type Answer, type Claim, writeOnce } from './stored-responses.repository';

export type MessageChange = {
  claim: Claim;
  answer: Answer;
  before: MessageRow;
  after: Pick<MessageRow, 'status' | 'statusAt' | 'statusBy' | 'v'>;
  audit: typeof audit.$inferInsert;
};

export type MessagesRepository = ReturnType<typeof createMessagesRepository>;

export function createMessagesRepository(gateway: Gateway) {
  return {
    async find(id: string): Promise<MessageRow | null> {
      const [row] = await gateway.read((db) =>
        db.select().from(contactMessages).where(eq(contactMessages.id, id)),
      );
      return row ?? null;
    },

    /** Messages from an address, newest first. */
    from(email: string): Promise<MessageRow[]> {
      return gateway.read((db) =>
        db
          .select()
          .from(contactMessages)
          .where(eq(contactMessages.email, email))
          .orderBy(desc(contactMessages.receivedAt), desc(contactMessages.id)),
      );
    },

    async list({ status, offset, limit }: { status?: string; offset: number; limit: number }) {
      const wanted = status === undefined ? undefined : eq(contactMessages.status, status);
      const [rows, totals] = await gateway.read((db) =>
        db.batch([
          db
            .select()
            .from(contactMessages)
            .where(wanted)
            .orderBy(desc(contactMessages.receivedAt), desc(contactMessages.id))
            .limit(limit)
            .offset(offset),
          db.select({ total: count() }).from(contactMessages).where(wanted),
        ]),
      );
      return { rows, total: totals[0]?.total ?? 0 };
    },

    add(row: MessageRow, { claim, answer }: { claim: Claim; answer: Answer }) {
      return writeOnce(gateway, {
        claim,
        answer,
        at: row.receivedAt,
        guard: sql`true`,
        rows: (won) => [insertWhere(contactMessages, row, won)],
      });
    },

    /** null: the message has changed since it was read. */
    moveStatus({ claim, answer, before, after, audit: entry }: MessageChange) {
      const isStill = and(eq(contactMessages.id, before.id), eq(contactMessages.v, before.v));
      return writeOnce(gateway, {
        claim,
        answer,
        at: after.statusAt,
        guard: sql`exists (select 1 from ${contactMessages} where ${isStill})`,
        rows: (won) => [
          sql`update ${contactMessages} set status = ${after.status}, status_at = ${after.statusAt}, status_by = ${after.statusBy}, v = ${after.v} where id = ${before.id} and ${won}`,
          insertWhere(audit, entry, won),
        ],
      });
    },
  };
}
