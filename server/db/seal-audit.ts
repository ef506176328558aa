import { sql } from 'drizzle-orm';
import { auditHash, auditRowOf, CHAIN_START } from './audit-chain';
import type { AuditLink } from './bound-statement';
import type { Gateway } from './gateway';
import { audit } from './tables/staff.table';

/** One commit seals at most this many rows. */
const PAGE = 500;

/** Seals rows from before the chain in order of writing. The first row that the server's key seals covers them. */
export async function sealOldAudit(gateway: Gateway): Promise<void> {
  for (;;) {
    const rows = await gateway.read((db) =>
      db.all<Record<string, unknown>>(
        sql`select * from audit where hash is null order by rowid limit ${PAGE}`,
      ),
    );
    if (rows.length === 0) return;
    let link = await lastLink(gateway);
    const updates = rows.map((row) => {
      const seq = link.seq + 1;
      const prevHash = link.hash;
      const hash = auditHash(auditRowOf(row), { seq, hash: prevHash }, null);
      link = { seq, hash };
      return sql`update ${audit} set seq = ${seq}, prev_hash = ${prevHash}, hash = ${hash} where id = ${row.id}`;
    });
    await gateway.write(updates);
  }
}

async function lastLink(gateway: Gateway): Promise<AuditLink> {
  const [last] = await gateway.read((db) =>
    db.all<{ seq: number; hash: string }>(
      sql`select seq, hash from audit where seq is not null order by seq desc limit 1`,
    ),
  );
  return last ? { seq: Number(last.seq), hash: String(last.hash) } : CHAIN_START;
}
