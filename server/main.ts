import { readConfig } from './env';
import { backUp, restore } from './keep-copies';
import { runServer } from './run-server';
import { auditReport, verifyOwnAudit } from './verify-own-audit';

const [act, file] = process.argv.slice(2);
try {
  if (act === undefined) await open();
  else if (act === 'audit:verify') await checkAudit();
  else await keepCopies(act, file);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
}

async function open(): Promise<void> {
  const config = readConfig(process.env);
  const server = await runServer(config);
  // Before it says that it is open: who hears that may close it at once.
  for (const signal of ['SIGTERM', 'SIGINT'] as const) {
    process.once(signal, async () => {
      await server.stop();
      process.exit(0);
    });
  }
  console.log(`Bar Bliss is open at ${server.url}`);
  if (server.ownerPassword) {
    console.log(`The owner ${config.ownerEmail} signs in with: ${server.ownerPassword}`);
    console.log('It is shown this once.');
  }
}

async function checkAudit(): Promise<void> {
  const verdict = await verifyOwnAudit(readConfig(process.env));
  console.log(auditReport(verdict));
  if (verdict.broken) process.exitCode = 1;
}

async function keepCopies(act: string, file: string | undefined): Promise<void> {
  const config = readConfig(process.env);
  if (act === 'backup') {
    console.log(`A copy of the database is at ${await backUp(config)}`);
  } else if (act === 'restore' && file) {
    await restore(config, file);
    console.log('The database is the backup now; the one before lies beside it.');
  } else {
    throw new Error(
      'npm start, npm run backup, npm run restore -- <file>, or npm run audit:verify',
    );
  }
}
