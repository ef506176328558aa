import { resolve } from 'node:path';
import { codesOf } from './db/database-error';
import { log, takeOverConsole } from './log/log';
import type { RunningServer } from './run-server';
import { runServer } from './run-server';
import { copyKeys, howToRestore, lockFolder, rotateKey } from './services/files/data-folder';
import type { Config } from './setup/env';
import { readConfig } from './setup/env';
import {
  auditReport,
  backUp,
  copyFromStream,
  databaseFile,
  restore,
  vacuum,
  verifyOwnAudit,
} from './setup/keep-copies';
import { listDemoAccounts } from './usecases/staff/sign-in';

const [command, file] = process.argv.slice(2);
// Only the owner can read files that this process creates.
process.umask(0o077);
try {
  if (command === undefined) await open();
  else if (command === 'audit:verify') await checkAudit();
  else await keepCopies(command, file);
} catch (error) {
  if (command === undefined) log.alarm('server.failed', { text: describeFailure(error) });
  else process.stderr.write(`${describeFailure(error)}\n`);
  process.exit(1);
}

async function open(): Promise<void> {
  takeOverConsole();
  // Node itself would print the whole message, which may hold what a guest typed.
  process.once('uncaughtException', (error) => {
    log.error('server.crashed', error);
    process.exit(1);
  });
  const config = readConfig(process.env);
  const server = await runServer(config);
  // The handlers come before the report of readiness, because an operator may stop the server right after it.
  for (const signal of ['SIGTERM', 'SIGINT'] as const) {
    process.once(signal, async () => {
      await server.stop();
      process.exit(0);
    });
  }
  log.info('server.open', { text: `Bar Bliss is open at ${server.url}` });
  for (const text of notices(config, server)) log.info('server.notice', { text });
}

/** Tells the result of a command. */
function print(text: string): void {
  process.stdout.write(`${text}\n`);
}

/** Returns the start-up messages for the operator. */
function notices(config: Config, server: RunningServer): string[] {
  const { isDemo, host, publicUrl } = config;
  const lines: string[] = [];
  if (isDemo) {
    const demo = listDemoAccounts(config);
    lines.push(`Staff sign in at ${server.url}/admin, password ${demo?.password}:`);
    for (const { email } of demo?.accounts ?? []) lines.push(`  ${email}`);
    lines.push('DEMO: the staff accounts are for trying only, their password is published.');
    if (host !== '127.0.0.1' && host !== 'localhost') {
      lines.push(`DEMO: HOST=${host} lets everybody on this network sign in as the owner.`);
    }
    return lines;
  }
  if (server.wasDemo) {
    lines.push(
      `${config.dataDir} was a demo: its demo accounts are closed, and their sessions too.`,
    );
    lines.push('Its demo bookings and messages are still in the lists; a new DATA_DIR has none.');
  }
  if (server.ownerInvitation) {
    const origin = publicUrl ?? server.url;
    lines.push(
      `The owner chooses a password at ${origin}/admin/invitation#${server.ownerInvitation}`,
    );
    lines.push('It opens once, within seven days; until then each start shows a new one.');
  }
  if (server.hasNoStaff) lines.push('Nobody can sign in: set OWNER_EMAIL to add the first owner.');
  if (!publicUrl) {
    lines.push(
      'PUBLIC_URL is not set: mails carry no links, and pages name the address they were asked by.',
    );
  }
  return lines;
}

async function checkAudit(): Promise<void> {
  const verdict = await verifyOwnAudit(readConfig(process.env));
  print(auditReport(verdict));
  if (verdict.broken) process.exitCode = 1;
}

async function keepCopies(command: string, file: string | undefined): Promise<void> {
  const config = readConfig(process.env);
  if (command === 'backup') {
    print(`A copy of the database is at ${await backUp(config)}`);
  } else if (command === 'restore' && file) {
    const copy = file === 'stream' ? copyFromStream(config, Date.now()) : file;
    const copiedAt = (await restore(config, copy)).toISOString();
    print('The database is the backup now; the one before lies beside it.');
    print('Everybody signs in again, sets a PIN again, and kiosks are paired again.');
    print(`Check accounts that were closed or changed since ${copiedAt}.`);
  } else if (command === 'backup:key' && file) {
    copyKeys(config.dataDir, resolve(file));
    print(`The key is in ${resolve(file)}. Keep it apart from the copies of the database.`);
  } else if (command === 'key:rotate') {
    const unlock = lockFolder(config.dataDir);
    rotateKey(config.dataDir);
    unlock();
    print('The next start signs with a new key. What older keys have signed stays valid.');
    print('Copy the keys again: npm run backup:key -- <folder>.');
  } else if (command === 'vacuum') {
    const { before, after } = await vacuum(config);
    print(`The database had ${before} bytes and has ${after} now.`);
  } else {
    throw new Error(
      'npm start, npm run backup, npm run backup:key -- <folder>, npm run key:rotate, npm run restore -- <file or stream>, npm run vacuum, or npm run audit:verify',
    );
  }
}

/** Returns the reason of a failed command for the operator. */
function describeFailure(error: unknown): string {
  // Errors that this code throws say the reason; those of libraries have their own classes.
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
