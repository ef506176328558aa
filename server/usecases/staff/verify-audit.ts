import { type AuditKey, auditHash } from '../../db/audit-chain';
import type { AuditRepository, SealedRow } from '../../repositories/audit.repository';

/** A broken link is the first invalid row; without an id, rows are missing at the end. */
export type BrokenLink = { seq: number | null; id: string | null; reason: string };
export type AuditVerdict = { checked: number; broken: BrokenLink | null };

export type VerifyAuditDeps = {
  audit: AuditRepository;
  key: Buffer;
  /** The key must seal all rows from this one on. */
  keyedFrom: number;
};

type Previous = { seq: number; hash: string };

const PAGE = 1_000;

export async function verifyAudit({
  audit,
  key,
  keyedFrom,
}: VerifyAuditDeps): Promise<AuditVerdict> {
  let previous: Previous = { seq: 0, hash: '' };
  let checked = 0;
  for await (const row of chainOf(audit)) {
    checked += 1;
    const reason = faultOf(row, previous, (row.seq ?? 0) < keyedFrom ? null : key);
    if (reason) return { checked, broken: { seq: row.seq, id: row.row.id, reason } };
    previous = { seq: row.seq ?? 0, hash: row.hash ?? '' };
  }
  const isWhole = (await audit.lastHash()) === previous.hash;
  const reason = 'rows at the end of the chain are gone';
  return { checked, broken: isWhole ? null : { seq: previous.seq + 1, id: null, reason } };
}

/** Returns the number of the first keyed row, or of the next row if no row is keyed. */
export async function firstKeyedRow({ audit }: { audit: AuditRepository }): Promise<number> {
  let next = 1;
  for await (const row of chainOf(audit)) {
    if (row.hash !== sealOf(row, null)) return row.seq ?? next;
    next = (row.seq ?? 0) + 1;
  }
  return next;
}

async function* chainOf(audit: AuditRepository): AsyncGenerator<SealedRow> {
  for (let after: number | null = null; ; ) {
    const rows: SealedRow[] = await audit.sealedAfter(after, PAGE);
    yield* rows;
    if (rows.length < PAGE) return;
    after = rows.at(-1)?.seq ?? 0;
  }
}

function faultOf(sealed: SealedRow, previous: Previous, key: AuditKey): string | null {
  const { seq, prevHash, hash } = sealed;
  if (seq === null || hash === null) return 'it was never sealed';
  if (hash !== sealOf(sealed, key)) return 'what it says is not what was sealed';
  if (seq !== previous.seq + 1) return `the row before it is missing (number ${previous.seq + 1})`;
  if (prevHash !== previous.hash) return 'it does not follow the row before it';
  return null;
}

/** Computes the expected seal of a row. */
function sealOf({ row, seq, prevHash }: SealedRow, key: AuditKey): string {
  return auditHash(row, { seq: seq ?? 0, hash: prevHash ?? '' }, key);
}
