import { and, desc, eq, gt, isNull, lt, sql } from 'drizzle-orm';
import { fold, searchWords, sortKey } from '#domain/fold';
import { insertWhere } from '../db/conditional-insert';
import type { Gateway } from '../db/gateway';
import { consents, memberSessions, members, provedBrowsers } from '../db/tables/club.table';
import type { ConsentRow } from './consents.repository';
import {
  forgetOldStatements,
  forgetRestStatements,
  forgetStatements,
  type KeptSince,
} from './statements/forget-member';

export type MemberRow = typeof members.$inferSelect;
export type NewSession = typeof memberSessions.$inferInsert;
export type MemberSession = { cookieHash: string; expiresAt: number; member: MemberRow };

/** A sign-in returns the member and the cookie of the new session. */
export type SignedIn = { cookie: string; member: MemberRow };

type UnprovedSince = { joinedBefore: number; now: number };

/** A run handles at most this many members; the next run takes the rest. */
const AT_ONCE = 100;

export type MembersRepository = ReturnType<typeof createMembersRepository>;

export function createMembersRepository(gateway: Gateway) {
  return {
    /** Returns the member who joined under this mutation id; null if nobody did. */
    findByJoin: (joinHash: string) => gateway.row(members, eq(members.joinHash, joinHash)),

    find: (id: string) => findMember(gateway, id),

    search: (q: string, limit: number) => searchMembers(gateway, q, limit),

    /** Returns the members with this address: verified ones first, then the newest. */
    claimants: (email: string): Promise<MemberRow[]> =>
      gateway.rows(members, and(eq(members.email, email), isNull(members.deletedAt)), [
        sql`verified_at is null`,
        desc(members.createdAt),
        desc(members.id),
      ]),

    /** Writes a new member with consents and session; returns false if this mutation has a stored response already. */
    async join(
      member: MemberRow,
      { session, agreed }: { session: NewSession; agreed: readonly ConsentRow[] },
    ): Promise<boolean> {
      const isWritten = sql`exists (select 1 from ${members} where id = ${member.id})`;
      const results = await gateway.write([
        insertWhere(members, member, sql`true`),
        insertWhere(memberSessions, session, isWritten),
        ...agreed.map((consent) => insertWhere(consents, consent, isWritten)),
        sql`select 1 as written where ${isWritten}`,
      ]);
      return (results.at(-1)?.length ?? 0) > 0;
    },

    openSession: (session: NewSession) =>
      gateway.write([insertWhere(memberSessions, session, sql`true`)]),

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

    extendSession: (cookieHash: string, expiresAt: number) =>
      gateway.write([
        sql`update ${memberSessions} set expires_at = ${expiresAt} where cookie_hash = ${cookieHash}`,
      ]),

    closeSession: (cookieHash: string) =>
      gateway.write([sql`delete from ${memberSessions} where cookie_hash = ${cookieHash}`]),

    pruneSessions: (now: number) =>
      gateway.write([
        sql`delete from ${memberSessions} where ${lt(memberSessions.expiresAt, now)}`,
      ]),

    /** Returns the member whom a code verified in this browser. */
    provedIn: (browserHash: string, email: string) => findProved(gateway, browserHash, email),

    /** Clears a member's personal data; orders and points stay without a name. */
    forget: (member: Pick<MemberRow, 'id' | 'email'>, at: number) =>
      gateway.write(forgetStatements(member, at)),

    /** Returns members who joined before a time, never verified the address and have no session. */
    unproved: (asked: UnprovedSince) => findUnproved(gateway, asked),

    async forgetOld(since: KeptSince): Promise<void> {
      const statements = forgetOldStatements(since);
      if (statements.length > 0) await gateway.write(statements);
    },

    /** Deletes personal data from finished orders and bookings, and members without data. */
    forgetRest: () => gateway.write(forgetRestStatements()),
  };
}

async function findMember(gateway: Gateway, id: string): Promise<MemberRow | null> {
  const isIt = and(eq(members.id, id), isNull(members.deletedAt));
  return gateway.row(members, isIt);
}

/** Returns a few members by words of name or address, or by the last digits of the phone. */
function searchMembers(gateway: Gateway, q: string, limit: number): Promise<MemberRow[]> {
  const digits = q.replace(/[\s()+-]/g, '').replace(/^0+/, '');
  const isMatch = /^\d+$/.test(digits)
    ? [sql`substr(${members.phone}, ${-digits.length}) = ${digits}`]
    : searchWords(q).map((word) => sql`instr(${members.searchText}, ${word}) > 0`);
  return gateway.rows(
    members,
    and(isNull(members.deletedAt), ...isMatch),
    [desc(members.createdAt), desc(members.id)],
    { limit },
  );
}

async function findProved(gateway: Gateway, browserHash: string, email: string) {
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
}

function findUnproved(gateway: Gateway, { joinedBefore, now }: UnprovedSince) {
  const isSignedIn = sql`exists (select 1 from ${memberSessions} where member_id = ${members.id} and expires_at > ${now})`;
  return gateway.rows(
    members,
    and(
      isNull(members.verifiedAt),
      isNull(members.deletedAt),
      lt(members.createdAt, joinedBefore),
      sql`not ${isSignedIn}`,
    ),
    undefined,
    { limit: AT_ONCE },
  );
}

const TURKEY = '+90';

type Person = Pick<MemberRow, 'firstName' | 'lastName' | 'email' | 'phone'>;

/** Returns the columns for searching and sorting members; a Turkish number also has the dialled form, 0532…. */
export function memberSearch({ firstName, lastName, email, phone }: Person) {
  const name = `${firstName} ${lastName}`;
  const dialled = phone.replace(TURKEY, '0');
  return { searchText: fold([name, email, phone, dialled].join('\n')), nameKey: sortKey(name) };
}
