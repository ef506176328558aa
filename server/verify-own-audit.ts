import { existsSync, rmSync } from 'node:fs';
import { openGateway } from './db/gateway';
import type { Config } from './env';
import { backUp, databaseFile } from './keep-copies';
import { createAuditRepository } from './repositories/audit.repository';
import {
  auditKeyedFrom,
  holderOfFolder,
  lockFolder,
  masterKeysIn,
  refuseLostDatabase,
} from './services/files/data-folder';
import { keysFrom } from './services/secrets/keys';
import { type AuditVerdict, verifyAudit } from './usecases/staff/activity';

/** Verifies the audit, on a copy while a server has the database open. */
export async function verifyOwnAudit(config: Config): Promise<AuditVerdict> {
  const file = databaseFile(config);
  if (!file) return verifyAt(config, config.databaseUrl, config.databaseAuthToken);
  if (holderOfFolder(config.dataDir) !== null) {
    const copy = await backUp(config);
    try {
      return await verifyAt(config, `file:${copy}`);
    } finally {
      for (const part of ['', '-wal', '-shm']) rmSync(copy + part, { force: true });
    }
  }
  refuseLostDatabase({ folder: config.dataDir, database: file });
  if (!existsSync(file)) throw new Error(`There is no database at ${file}.`);
  const unlock = lockFolder(config.dataDir);
  try {
    return await verifyAt(config, config.databaseUrl);
  } finally {
    unlock();
  }
}

export function auditReport({ checked, broken }: AuditVerdict): string {
  const rows = `${checked} rows of the audit were checked`;
  if (!broken) return `${rows}: the chain is whole.`;
  return `${rows}. The chain is broken at row ${broken.seq ?? '?'} (${broken.id ?? 'none'}): ${broken.reason}.`;
}

async function verifyAt(
  { dataDir }: Config,
  url: string,
  authToken?: string,
): Promise<AuditVerdict> {
  const { audit, older } = keysFrom(...masterKeysIn(dataDir));
  const keys = [audit, ...older.map((one) => one.audit)];
  // A database of an older build has no sealed rows.
  const keyedFrom = auditKeyedFrom(dataDir) ?? Number.POSITIVE_INFINITY;
  const gateway = openGateway({ url, ...(authToken ? { authToken } : {}) });
  try {
    return await verifyAudit({ audit: createAuditRepository(gateway), keys, keyedFrom });
  } finally {
    await gateway.close();
  }
}
