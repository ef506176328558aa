import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const CODE = /^Subject: (?:(\d{6}) is your|Bar Bliss kodunuz: (\d{6}))/m;

/** Returns the code of the newest mail in the server's outbox that has one. @throws Error if there is none */
export function newestCode(dataDir: string): string {
  const outbox = join(dataDir, 'outbox');
  const files = existsSync(outbox) ? readdirSync(outbox).sort() : [];
  const codes = files
    .filter((name) => name.endsWith('.eml'))
    .map((name) => CODE.exec(readFileSync(join(outbox, name), 'utf8')))
    .flatMap((found) => found?.[1] ?? found?.[2] ?? []);
  const code = codes.at(-1);
  if (!code) throw new Error('No mail with a code yet.');
  return code;
}
