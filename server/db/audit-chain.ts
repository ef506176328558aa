import { createHash, createHmac } from 'node:crypto';
import type { Client, Row } from '@libsql/client';
import type { AuditLink, BoundStatement } from './bound-statement';
import { isContention, isUnreachable } from './database-error';

/** The first row has this link as its predecessor. */
export const CHAIN_START: AuditLink = { seq: 0, hash: '' };

/** A stored row holds its JSON as text. */
export type AuditRow = {
  id: string;
  actor: string;
  action: string;
  tbl: string;
  pk: string;
  before: string | null;
  after: string | null;
  doneAt: number;
  receivedAt: number;
};

/** The hash covers the columns in this order. */
const COLUMNS: readonly [keyof AuditRow, string][] = [
  ['id', 'id'],
  ['actor', 'actor'],
  ['action', 'action'],
  ['tbl', 'tbl'],
  ['pk', 'pk'],
  ['before', 'before'],
  ['after', 'after'],
  ['doneAt', 'done_at'],
  ['receivedAt', 'received_at'],
];

const HEAD = 'select seq, hash from audit where seq is not null order by seq desc limit 1';
const MAX_ATTEMPTS = 5;

/** This key seals rows; null stands for rows that are older than the key. */
export type AuditKey = Buffer | null;

/** Returns the row's hash over its number, the previous hash and every value. */
export function auditHash(row: AuditRow, { seq, hash }: AuditLink, key: AuditKey): string {
  const parts = COLUMNS.map(([name]) => row[name]);
  const text = JSON.stringify([seq, hash, ...parts]);
  return (key ? createHmac('sha256', key) : createHash('sha256')).update(text).digest('hex');
}

export function auditRowOf(row: Record<string, unknown>): AuditRow {
  return fromColumns((name) => row[name]);
}

/** Returns an INSERT; the gateway sets number and hash at the time of the write. */
export function auditInsert(
  given: readonly { name: string; values: readonly unknown[] }[],
  where: BoundStatement,
): BoundStatement {
  const values = new Map(given.map(({ name, values: [value] }) => [name, value]));
  const row = fromColumns((name) => values.get(name) ?? null);
  const names = [...COLUMNS.map(([, name]) => name), 'seq', 'prev_hash', 'hash'];
  const columns = names.map((name) => `"${name}"`).join(', ');
  const places = names.map(() => '?').join(', ');
  // The text has no "on conflict do nothing": a mutation whose audit row does not fit must fail.
  const text = `insert into audit (${columns}) select ${places} where ${where.text}`;
  const parts = COLUMNS.map(([key]) => row[key]);
  const filled = (...link: unknown[]) => ({ text, values: [...parts, ...link, ...where.values] });
  return {
    ...filled(null, null, null),
    seal(previous, key) {
      const seq = previous.seq + 1;
      const hash = auditHash(row, { seq, hash: previous.hash }, key);
      return { statement: filled(seq, previous.hash, hash), link: { seq, hash } };
    },
  };
}

/**
 * Seals audit rows right before the commit, after the last row this process knows. If another process has written a row
 * since, a trigger refuses the commit and the chain seals again. The chain seals the rows of a commit as if all were
 * written; if a write fails, the queue tries each alone.
 */
export function createAuditChain(
  client: Client,
  key: AuditKey,
  commit: (statements: readonly BoundStatement[]) => Promise<Row[][]>,
) {
  let head: AuditLink | null = null;

  async function readHead(): Promise<AuditLink> {
    const { rows } = await client.execute(HEAD);
    return linkOf(rows);
  }

  async function attempt(statements: readonly BoundStatement[], last: AuditLink): Promise<Row[][]> {
    head = null;
    const rows = await commit([...sealed(statements, last, key), { text: HEAD, values: [] }]);
    head = linkOf(rows.at(-1) ?? []);
    return rows.slice(0, -1);
  }

  return {
    async write(statements: readonly BoundStatement[]): Promise<Row[][]> {
      let last = head ?? (await readHead());
      for (let tries = 1; ; tries += 1) {
        try {
          return await attempt(statements, last);
        } catch (error) {
          if (isContention(error) || isUnreachable(error) || tries === MAX_ATTEMPTS) throw error;
          const now = await readHead();
          if (now.hash === last.hash) throw error;
          last = now;
        }
      }
    },
  };
}

function sealed(
  statements: readonly BoundStatement[],
  head: AuditLink,
  key: AuditKey,
): BoundStatement[] {
  if (!key) throw new Error('Writing the audit needs an audit key.');
  let previous = head;
  return statements.map((statement) => {
    if (!statement.seal) return statement;
    const { statement: row, link } = statement.seal(previous, key);
    previous = link;
    return row;
  });
}

function linkOf([row]: readonly Row[]): AuditLink {
  return row ? { seq: Number(row.seq), hash: String(row.hash) } : CHAIN_START;
}

/** Reads a row by column name; the database has checked the types. */
function fromColumns(read: (name: string) => unknown): AuditRow {
  return Object.fromEntries(COLUMNS.map(([key, name]) => [key, read(name)])) as AuditRow;
}
