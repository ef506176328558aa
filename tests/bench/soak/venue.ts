import { spawnSync } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { ServerProcess } from '../../support/bar/server-process';
import { newDataDir, startServer } from '../../support/bar/server-process';
import { startSqld } from '../../support/database/sqld';

/** A killed process is away so long (ms). */
const AWAY_MS = 1_500;

/** Servers of one venue on one libSQL server, and what became of them. */
export type Venue = {
  servers: ServerProcess[];
  folders: string[];
  databaseUrl: string;
  /** True from a kill until everything is up again. */
  isShaken(): boolean;
  /** Kills one of the servers, or after the last of them the database, and starts it again. */
  killAndStart(victim: number): Promise<string>;
  restart(env: Record<string, string>): Promise<void>;
  verifyAudit(main: string): string;
  /** Counts the mails of each address in the servers' folders. */
  mails(): Map<string, number>;
  close(): Promise<void>;
};

export const pause = (ms: number) => new Promise<void>((wake) => setTimeout(wake, ms));

/** Starts the servers at once on an empty database. */
export async function openVenue(main: string, processes: number): Promise<Venue> {
  const databaseDir = newDataDir();
  let engine = await startSqld(databaseDir, { hasOneDatabase: true });
  const databaseUrl = `http://127.0.0.1:${engine.port}`;
  const key = randomBytes(32).toString('base64url');
  const folders = Array.from({ length: processes }, newDataDir);
  for (const folder of folders) writeFileSync(join(folder, 'server.key'), key);
  let env: Record<string, string> = { DEMO: '1', DATABASE_URL: databaseUrl };
  const start = (folder: string) => startServer(main, folder, env);
  const servers = await Promise.all(folders.map(start));
  let isShaken = false;

  async function replace(victim: number): Promise<string> {
    if (victim >= servers.length) {
      await engine.kill();
      await pause(AWAY_MS);
      engine = await startSqld(databaseDir, { ...engine, hasOneDatabase: true });
      return 'the database';
    }
    await servers[victim]?.end('SIGKILL');
    await pause(AWAY_MS);
    servers[victim] = await start(folders[victim] ?? '');
    return `server ${victim + 1}`;
  }

  return {
    servers,
    folders,
    databaseUrl,
    isShaken: () => isShaken,
    async killAndStart(victim) {
      isShaken = true;
      const name = await replace(victim);
      await pause(AWAY_MS);
      isShaken = false;
      return name;
    },
    async restart(more) {
      env = { ...env, ...more };
      for (const server of servers) await server.end('SIGTERM');
      servers.splice(0, servers.length, ...(await Promise.all(folders.map(start))));
    },
    verifyAudit(file) {
      const DATA_DIR = folders[0] ?? '';
      const { stdout, stderr } = spawnSync(process.execPath, [file, 'audit:verify'], {
        env: { ...process.env, ...env, DATA_DIR },
        encoding: 'utf8',
      });
      return `${stdout}${stderr}`.trim();
    },
    mails: () => countMails(folders),
    async close() {
      for (const server of servers) await server.end('SIGTERM');
      await engine.kill();
      for (const folder of [databaseDir, ...folders])
        rmSync(folder, { recursive: true, force: true });
    },
  };
}

function countMails(folders: readonly string[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const outbox of folders.map((folder) => join(folder, 'outbox')).filter(existsSync)) {
    for (const name of readdirSync(outbox).filter((one) => one.endsWith('.eml'))) {
      const to = /^To: (\S+)\r?$/m.exec(readFileSync(join(outbox, name), 'utf8'))?.[1] ?? name;
      counts.set(to, (counts.get(to) ?? 0) + 1);
    }
  }
  return counts;
}
