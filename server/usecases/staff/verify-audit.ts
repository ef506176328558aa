import type { AuditRepository, SealedRow } from '../../repositories/audit.repository';

/** The first row that does not fit; without an id where rows are missing at the end. */
export type BrokenLink = { seq: number | null; id: string | null; reason: string };
export type AuditVerdict = { checked: number; broken: BrokenLink | null };

type Previous = { seq: number; hash: string };

const PAGE = 1_000;

/** Walks along the whole chain of the audit and says where it is broken first. */
export async function verifyAudit({ audit }: { audit: AuditRepository }): Promise<AuditVerdict> {
  let previous: Previous = { seq: 0, hash: '' };
  let checked = 0;
  for (let after: number | null = null; ; after = previous.seq) {
    const rows = await audit.sealedAfter(after, PAGE);
    if (rows.length === 0) break;
    for (const row of rows) {
      checked += 1;
      const reason = faultOf(row, previous);
      if (reason) return { checked, broken: { seq: row.seq, id: row.id, reason } };
      previous = { seq: row.seq ?? 0, hash: row.hash ?? '' };
    }
  }
  const isWhole = (await audit.lastHash()) === previous.hash;
  const reason = 'rows at the end of the chain are gone';
  return { checked, broken: isWhole ? null : { seq: previous.seq + 1, id: null, reason } };
}

function faultOf({ seq, prevHash, hash, ownHash }: SealedRow, previous: Previous): string | null {
  if (seq === null || hash === null) return 'it was never sealed';
  if (hash !== ownHash) return 'what it says is not what was sealed';
  if (seq !== previous.seq + 1) return `the row before it is missing (number ${previous.seq + 1})`;
  if (prevHash !== previous.hash) return 'it does not follow the row before it';
  return null;
}
