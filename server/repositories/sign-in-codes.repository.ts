import { eq, lt, type SQL, sql } from 'drizzle-orm';
import { CODE_ATTEMPTS, CODE_TTL_MS, CODES_PER_HOUR } from '#domain/club/sign-in-member';
import { insertWhere } from '../db/conditional-insert';
import type { Gateway, Statement } from '../db/gateway';
import { memberSessions, members, provedBrowsers, signInCodes } from '../db/tables/club.table';
import { effects } from '../db/tables/sync.table';
import { effectStatement } from './effects.repository';
import type { NewSession } from './members.repository';
import { moveInto } from './statements/forget-member';

type SignInCode = typeof signInCodes.$inferSelect;
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
    async ask(code: SignInCode, effectId: string): Promise<boolean> {
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
    async countTry(asked: { browserHash: string; email: string }, now: number) {
      const { browserHash, email } = asked;
      const last = sql`(select id from ${signInCodes} where browser_hash = ${browserHash} and email = ${email} order by rowid desc limit 1)`;
      const [rows = []] = await gateway.write([
        sql`update ${signInCodes} set attempts = attempts + 1 where id = ${last} and attempts < ${CODE_ATTEMPTS}
          and used_at is null and expires_at > ${now} returning id, attempts`,
      ]);
      const [row] = rows;
      return row ? ({ codeId: String(row.id), attempts: Number(row.attempts) } as Attempt) : null;
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
