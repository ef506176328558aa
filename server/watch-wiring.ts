import { readFileSync, renameSync, writeFileSync } from 'node:fs';
import { statfs } from 'node:fs/promises';
import { join } from 'node:path';
import type { Config } from './env';
import { log } from './log/log';
import { postAlert } from './services/alert';
import type { WatchDeps, WatchLog } from './usecases/watch/watch';

/** Returns what the watch knows of the machine, and its way out beside the mail. */
export function watchWiring({
  dataDir,
  alertUrl,
  ownerEmail = null,
}: Pick<Config, 'dataDir' | 'alertUrl'> & { ownerEmail?: string | null }): Pick<
  WatchDeps,
  'freeDisk' | 'watchLog' | 'alert' | 'ownerEmail'
> {
  return {
    async freeDisk() {
      const { bavail, blocks } = await statfs(dataDir);
      return bavail / blocks;
    },
    watchLog: keptLog(join(dataDir, 'watch.json')),
    alert: alertUrl ? (alert) => postAlert(alertUrl, alert) : null,
    ownerEmail,
  };
}

/** Keeps the log over a restart. It lies beside the database, which may be the one that is away. */
function keptLog(file: string): WatchDeps['watchLog'] {
  let kept = logIn(file);
  return {
    read: () => kept,
    keep(next) {
      const isNew = JSON.stringify(next) !== JSON.stringify(kept);
      kept = next;
      if (!isNew) return;
      try {
        writeFileSync(`${file}.new`, JSON.stringify(next), { mode: 0o600 });
        renameSync(`${file}.new`, file);
      } catch (error) {
        // A full disk is one of the signs.
        log.error('watch.not_kept', error);
      }
    },
  };
}

function logIn(file: string): WatchLog {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    return { signs: [], state: {} };
  }
}
