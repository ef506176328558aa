import { codesOf } from './db/database-error';
import { readConfig } from './env';
import { databaseFile } from './keep-copies';
import { howToRestore } from './services/files/venue-files';

/** Returns the reason of a failed command for the operator. */
export function describeFailure(error: unknown): string {
  // Our own errors have readable messages.
  const isOurs = error instanceof Error && error.constructor === Error;
  const damage = isOurs
    ? undefined
    : codesOf(error).find((code) => /^SQLITE_(NOTADB|CORRUPT)/.test(code));
  if (damage) {
    const config = readConfig(process.env);
    const file = databaseFile(config) ?? config.databaseUrl;
    return `The database ${file} is damaged (${damage}). ${howToRestore(config.dataDir)}`;
  }
  return error instanceof Error ? error.message : String(error);
}
