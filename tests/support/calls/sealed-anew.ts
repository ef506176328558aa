import type { Row } from '@libsql/client';
import type { AuditKey } from '../../../server/db/audit-chain';
import { auditHash, auditRowOf } from '../../../server/db/audit-chain';

/** Re-seals all audit rows like an attacker, with a key or without. */
export function sealedAnew(rows: readonly Row[], key: AuditKey): string[] {
  let hash = '';
  const texts = rows.map((row) => {
    const seq = Number(row.seq);
    const before = hash;
    hash = auditHash(auditRowOf(row), { seq, hash: before }, key);
    return `UPDATE audit SET prev_hash = '${before}', hash = '${hash}' WHERE seq = ${seq}`;
  });
  const last = 'SELECT hash FROM audit ORDER BY seq DESC LIMIT 1';
  return [...texts, `UPDATE meta SET v = (${last}) WHERE k = 'audit_head'`];
}
