import { and, desc, eq, gt, isNull, lt, sql } from 'drizzle-orm';
import type { Gateway } from '../db/gateway';
import { insertWhere } from '../db/guarded';
import { consents, memberSessions, members, provedBrowsers } from '../db/tables/club.table';
import type { ConsentRow } from './consents.repository';
import { forgetStatements } from './forget-member';

export type MemberRow = typeof members.$inferSelect;
export type NewSession = typeof memberSessions.$inferInsert;
export type MemberSession = { cookieHash: string; expiresAt: number; member: MemberRow };

/** A member, and the cookie of the session just opened. */
export type SignedIn = { cookie: string; member: MemberRow };

export type MembersRepository = ReturnType<typeof createMembersRepository>;

export function createMembersRepository(gateway: Gateway) {
  return {
    /** Who joined under this act's id; null: nobody has. */
    async findByJoin(joinHash: string): Promise<MemberRow | null> {
      const [member] = await gateway.read((db) =>
        db.select().from(members).where(eq(members.joinHash, joinHash)),
      );
      return member ?? null;
    },

    /** Everybody who has given this address: who has proved it first, then the newest. */
    claimants(email: string): Promise<MemberRow[]> {
      return gateway.read((db) =>
        db
          .select()
          .from(members)
          .where(and(eq(members.email, email), isNull(members.deletedAt)))
          .orderBy(sql`verified_at is null`, desc(members.createdAt), desc(members.id)),
      );
    },

    /** Writes a new member with what they agreed to, signed in. */
    async join(
      member: MemberRow,
      { session, agreed }: { session: NewSession; agreed: readonly ConsentRow[] },
    ): Promise<void> {
      // The same act twice at once: one of the two writes it.
      const isWritten = sql`exists (select 1 from ${members} where id = ${member.id})`;
      await gateway.write([
        insertWhere(members, member, sql`true`),
        insertWhere(memberSessions, session, isWritten),
        ...agreed.map((consent) => insertWhere(consents, consent, isWritten)),
      ]);
    },

    async openSession(session: NewSession): Promise<void> {
      await gateway.write([insertWhere(memberSessions, session, sql`true`)]);
    },

    async sessionByCookie(cookieHash: string, now: number): Promise<MemberSession | null> {
      const [found] = await gateway.read((db) =>
        db
          .select({ expiresAt: memberSessions.expiresAt, member: members })
          .from(memberSessions)
          .innerJoin(members, eq(members.id, memberSessions.memberId))
          .where(
            and(
              eq(memberSessions.cookieHash, cookieHash),
              gt(memberSessions.expiresAt, now),
              isNull(members.deletedAt),
            ),
          ),
      );
      return found ? { cookieHash, ...found } : null;
    },

    async extendSession(cookieHash: string, expiresAt: number): Promise<void> {
      await gateway.write([
        sql`update ${memberSessions} set expires_at = ${expiresAt} where cookie_hash = ${cookieHash}`,
      ]);
    },

    async closeSession(cookieHash: string): Promise<void> {
      await gateway.write([sql`delete from ${memberSessions} where cookie_hash = ${cookieHash}`]);
    },

    async pruneSessions(now: number): Promise<void> {
      await gateway.write([
        sql`delete from ${memberSessions} where ${lt(memberSessions.expiresAt, now)}`,
      ]);
    },

    /** The member who has typed a code for this address in this browser before. */
    async provedIn(browserHash: string, email: string): Promise<MemberRow | null> {
      const [found] = await gateway.read((db) =>
        db
          .select({ member: members })
          .from(provedBrowsers)
          .innerJoin(members, eq(members.id, provedBrowsers.memberId))
          .where(
            and(
              eq(provedBrowsers.browserHash, browserHash),
              eq(members.email, email),
              isNull(members.deletedAt),
            ),
          ),
      );
      return found?.member ?? null;
    },

    /** Empties what the house knows of a person; orders and points stay without a name. */
    async forget(member: MemberRow, at: number): Promise<void> {
      await gateway.write(forgetStatements(member, at));
    },
  };
}
