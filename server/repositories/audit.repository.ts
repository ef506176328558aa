import type { SQL } from 'drizzle-orm';
import { and, desc, eq, gte, lt, sql } from 'drizzle-orm';
import type { AuditRow } from '../db/audit-chain';
import { auditRowOf } from '../db/audit-chain';
import type { Gateway, Statement } from '../db/gateway';
import { insertWhere } from '../db/gateway';
import { audit } from '../db/tables/staff.table';
import type { AuditEntry as NewAudit } from './rows/responses.repository';

/** The row is a row of the audit log with its seal. */
export type SealedRow = {
  row: AuditRow;
  seq: number | null;
  prevHash: string | null;
  hash: string | null;
};

export type AuditEntry = typeof audit.$inferSelect;

/** The scope filters by person, mutation, row, time of arrival (ms) and an upper sequence number. */
export type AuditScope = {
  actor?: string;
  action?: string;
  /** The change concerned this row. */
  about?: { tbl: string; pk: string };
  from?: number;
  until?: number;
  before?: number;
  limit: number;
};

export function createAuditRepository(gateway: Gateway) {
  return {
    /** Writes a row about something that changes no other row. */
    note: (entry: NewAudit) => gateway.write(noteOf(entry)(sql`true`)),

    list: (scope: AuditScope): Promise<AuditEntry[]> =>
      gateway.rows(audit, within(scope), [desc(audit.seq)], { limit: scope.limit }),

    async actions(): Promise<string[]> {
      const rows = await gateway.read((db) =>
        db.selectDistinct({ action: audit.action }).from(audit).orderBy(audit.action),
      );
      return rows.map(({ action }) => action);
    },

    /** Returns the next rows in order; rows without a number come first. */
    async sealedAfter(seq: number | null, limit: number): Promise<SealedRow[]> {
      const rest = seq === null ? sql`true` : sql`seq > ${seq}`;
      const rows = await gateway.read((db) =>
        db.all<Record<string, unknown>>(
          sql`select * from audit where ${rest} order by seq limit ${limit}`,
        ),
      );
      return rows.map(sealedRow);
    },

    /** Returns the last row's hash, which the database stores apart from the chain; empty before the first row. */
    lastHash: async (): Promise<string> =>
      (await gateway.value(sql`select v from meta where k = 'audit_head'`)) ?? '',
  };
}

/** Returns the row for a batch that changes other rows. */
export function noteOf(entry: NewAudit): (won: SQL) => Statement[] {
  return (won) => [insertWhere(audit, entry, won)];
}

function within({ actor, action, about, from, until, before }: AuditScope): SQL | undefined {
  return and(
    actor === undefined ? undefined : eq(audit.actor, actor),
    action === undefined ? undefined : eq(audit.action, action),
    about && and(eq(audit.tbl, about.tbl), eq(audit.pk, about.pk)),
    from === undefined ? undefined : gte(audit.receivedAt, from),
    until === undefined ? undefined : lt(audit.receivedAt, until),
    before === undefined ? undefined : lt(audit.seq, before),
  );
}

function sealedRow(row: Record<string, unknown>): SealedRow {
  const seq = row.seq === null ? null : Number(row.seq);
  const prevHash = row.prev_hash === null ? null : String(row.prev_hash);
  const hash = row.hash === null ? null : String(row.hash);
  return { row: auditRowOf(row), seq, prevHash, hash };
}
