import { existsSync, rmSync } from 'node:fs';
import { openGateway } from './db/gateway';
import type { Config } from './env';
import { backUp, databaseFile } from './keep-copies';
import { createAuditRepository } from './repositories/audit.repository';
import { holderOfFolder, lockFolder } from './services/data-folder';
import { type AuditVerdict, verifyAudit } from './usecases/staff/verify-audit';

/** Checks the audit of this house; where a server has the database open, on a copy that it makes. */
export async function verifyOwnAudit(config: Config): Promise<AuditVerdict> {
  const file = databaseFile(config);
  if (!file) return verifyAt(config.databaseUrl, config.databaseAuthToken);
  if (holderOfFolder(config.dataDir) !== null) {
    const copy = await backUp(config);
    try {
      return await verifyAt(`file:${copy}`);
    } finally {
      for (const part of ['', '-wal', '-shm']) rmSync(copy + part, { force: true });
    }
  }
  if (!existsSync(file)) throw new Error(`There is no database at ${file}.`);
  const unlock = lockFolder(config.dataDir);
  try {
    return await verifyAt(config.databaseUrl);
  } finally {
    unlock();
  }
}

export function auditReport({ checked, broken }: AuditVerdict): string {
  const rows = `${checked} rows of the audit were checked`;
  if (!broken) return `${rows}: the chain is whole.`;
  return `${rows}. The chain is broken at row ${broken.seq ?? '?'} (${broken.id ?? 'none'}): ${broken.reason}.`;
}

async function verifyAt(url: string, authToken?: string): Promise<AuditVerdict> {
  const gateway = openGateway({ url, ...(authToken ? { authToken } : {}) });
  try {
    return await verifyAudit({ audit: createAuditRepository(gateway) });
  } finally {
    await gateway.close();
  }
}
