import type { SQL } from 'drizzle-orm';
import { and, desc, eq, gt, isNull, lt, sql } from 'drizzle-orm';
import type { ConsentChannel } from '#domain/club/guest-member';
import {
  CODE_ATTEMPTS,
  CODE_TTL_MS,
  CODES_PER_HOUR,
  CONSENT_CHANNELS,
} from '#domain/club/guest-member';
import { fold, searchWords, sortKey } from '#domain/fold';
import type { Gateway, Statement } from '../db/gateway';
import { insertWhere } from '../db/gateway';
import {
  consents,
  memberSessions,
  members,
  provedBrowsers,
  signInCodes,
} from '../db/tables/club.table';
import { effects } from '../db/tables/sync.table';
import { effectStatement } from './effects.repository';
import type { KeptSince } from './statements/member-statements';
import {
  forgetOldStatements,
  forgetRestStatements,
  forgetStatements,
  moveInto,
} from './statements/member-statements';

export type ConsentRow = typeof consents.$inferSelect;

export function createConsentsRepository(gateway: Gateway) {
  return {
    async current(memberId: string): Promise<Record<ConsentChannel, boolean>> {
      const [email, sms] = await Promise.all(
        CONSENT_CHANNELS.map(async (channel) => {
          const ofChannel = and(eq(consents.memberId, memberId), eq(consents.channel, channel));
          const last = await gateway.row(consents, ofChannel, latestFirst);
          return last?.isGranted === true;
        }),
      );
      return { email: email === true, sms: sms === true };
    },

    /** Returns what a member agreed to and took back, the latest first. */
    history: (memberId: string, { offset, limit }: { offset: number; limit: number }) =>
      gateway.rows(consents, eq(consents.memberId, memberId), latestFirst, {
        limit,
        offset,
      }),

    add: (consent: ConsentRow) => gateway.write([insertWhere(consents, consent, sql`true`)]),
  };
}

const latestFirst = [desc(consents.at), desc(sql`${consents}.rowid`)];

export type MemberRow = typeof members.$inferSelect;
type NewSession = typeof memberSessions.$inferInsert;
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

    /** Returns null if no such member exists, or if the data were deleted. */
    find: (id: string) => gateway.row(members, and(eq(members.id, id), isNull(members.deletedAt))),

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
type Attempt = { codeId: string; attempts: number };

type ProvedSignIn = {
  codeId: string;
  session: NewSession;
  browserHash: string;
  /** The code verifies this member, for the first time or again. */
  memberId: string;
  email: string;
  /** A member created in this browser with the address of an existing member joins that member. */
  joinsInto: string | null;
  at: number;
};

const HOUR_MS = 60 * 60_000;
export const CODE_MAIL = 'club.code';

export type SignInCodesRepository = ReturnType<typeof createSignInCodesRepository>;

export function createSignInCodesRepository(gateway: Gateway) {
  return {
    /** Returns false if the address has reached its hourly limit. */
    async ask(code: typeof signInCodes.$inferSelect, effectId: string): Promise<boolean> {
      const recent = sql`(select count(*) from ${signInCodes} where email = ${code.email} and created_at > ${code.createdAt - HOUR_MS})`;
      const isWritten = sql`exists (select 1 from ${signInCodes} where id = ${code.id})`;
      const at = code.createdAt;
      const mail = { kind: CODE_MAIL, payload: { codeId: code.id }, nextAt: at, createdAt: at };
      const results = await gateway.write([
        insertWhere(signInCodes, code, sql`${recent} < ${CODES_PER_HOUR}`),
        effectStatement({ id: effectId, ...mail }, isWritten),
        sql`select 1 as written from ${effects} where id = ${effectId}`,
      ]);
      return (results.at(-1)?.length ?? 0) > 0;
    },

    find: (id: string) => gateway.row(signInCodes, eq(signInCodes.id, id)),

    /**
     * Counts an attempt in the statement that allows the attempt: of many parallel ones the server checks only five.
     * Returns null if no code of this browser is left.
     */
    async countTry(
      asked: { browserHash: string; email: string },
      now: number,
    ): Promise<Attempt | null> {
      const { browserHash, email } = asked;
      const last = sql`(select id from ${signInCodes} where browser_hash = ${browserHash} and email = ${email} order by rowid desc limit 1)`;
      const [rows = []] = await gateway.write([
        sql`update ${signInCodes} set attempts = attempts + 1 where id = ${last} and attempts < ${CODE_ATTEMPTS}
          and used_at is null and expires_at > ${now} returning id, attempts`,
      ]);
      const [row] = rows;
      return row ? { codeId: String(row.id), attempts: Number(row.attempts) } : null;
    },

    /** Returns false if somebody consumed the code already. */
    async signIn(proved: ProvedSignIn): Promise<boolean> {
      const { codeId, session, browserHash, memberId, email, joinsInto, at } = proved;
      const { cookieHash } = session;
      const won = sql`exists (select 1 from ${signInCodes} where id = ${codeId} and used_by = ${cookieHash})`;
      const isFree = sql`not exists (select 1 from ${members} where email = ${email} and verified_at is not null and id <> ${memberId})`;
      const results = await gateway.write([
        sql`update ${signInCodes} set used_at = ${at}, used_by = ${cookieHash} where id = ${codeId} and used_at is null and ${isFree}`,
        ...firstProof({ memberId, at }, won),
        ...(joinsInto ? moveInto({ from: joinsInto, to: memberId, at }, won) : []),
        insertWhere(memberSessions, session, won),
        insertWhere(provedBrowsers, { browserHash, memberId, at }, won),
        sql`select 1 as opened from ${memberSessions} where cookie_hash = ${cookieHash}`,
      ]);
      return (results.at(-1)?.length ?? 0) > 0;
    },

    pruneBefore: (at: number) =>
      gateway.write([sql`delete from ${signInCodes} where ${lt(signInCodes.createdAt, at)}`]),
  };
}

/** Signs out others who entered this address once its owner verifies the address elsewhere. */
function firstProof({ memberId, at }: { memberId: string; at: number }, won: SQL): Statement[] {
  const isFirst = sql`exists (select 1 from ${members} where id = ${memberId} and verified_at is null)`;
  return [
    sql`delete from ${memberSessions} where member_id = ${memberId} and ${isFirst} and ${won}`,
    sql`update ${members} set verified_at = ${at} where id = ${memberId} and verified_at is null and ${won}`,
  ];
}

export type AskCodeDeps = {
  signInCodes: SignInCodesRepository;
  now: () => number;
  newId: () => string;
};

export type Asker = { email: string; browserHash: string; language: 'en' | 'tr' };

/** Stores a code and its mail; returns false if the address has reached its hourly limit. */
export function askCode({ signInCodes, now, newId }: AskCodeDeps, asker: Asker): Promise<boolean> {
  const code = {
    id: newId(),
    ...asker,
    attempts: 0,
    createdAt: now(),
    expiresAt: now() + CODE_TTL_MS,
    usedAt: null,
    usedBy: null,
  };
  return signInCodes.ask(code, newId());
}
