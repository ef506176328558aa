import { once } from 'node:events';
import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { serve } from '@hono/node-server';
import { createApp } from './app';
import { startEffects } from './background-loops';
import { backUpDatabase, refuseHalfRestored } from './db/backup';
import { openLeader, startAlone } from './db/lease';
import { seedDemoGuests, seedDemoInventory, seedDemoSuppliers } from './db/migrate';
import type { Deps } from './deps';
import { openDeps } from './deps';
import type { Config } from './env';
import { backupOf, databaseFile, noteFailedBackup, startContinuousCopy } from './keep-copies';
import { log, writeRepeats } from './log/log';
import {
  auditKeyedFrom,
  keepAuditKeyedFrom,
  lockFolder,
  openDataFolder,
  readMasterKeys,
} from './services/files/data-folder';
import { keysFrom } from './services/keys';
import type { WorkLoop } from './services/work-loop';
import { startWorkLoop } from './services/work-loop';
import { carryBrunchesOver } from './usecases/bookings/brunch-money';
import { firstKeyedRow } from './usecases/staff/activity';
import { addDemoStaff, inviteOwner } from './usecases/staff/staff-access';
import {
  forgetOldGuests,
  forgetUnprovedMembers,
  pruneOldRows,
  prunePictures,
} from './usecases/upkeep/forget-old';

export type Welcome = {
  /** The first owner chooses a password with this token; null means that somebody has one. */
  ownerInvitation: string | null;
  /** No account can sign in. */
  hasNoStaff: boolean;
  /** The folder belonged to a demo before. */
  wasDemo: boolean;
};
export type RunningServer = Welcome & { url: string; stop(): Promise<void> };

const DRAIN_MS = 10_000;
const UPKEEP_MS = 6 * 60 * 60_000;
const EFFECTS_STOP_MS = 3_000;
const REPEATS_MS = 60_000;

/** Opens the data folder and listens. @throws Error when another server holds the folder */
export async function runServer(config: Config): Promise<RunningServer> {
  openDataFolder(config.dataDir);
  const copies = copyOnSignal(config);
  const unlock = lockFolder(config.dataDir, true);
  try {
    const database = databaseFile(config);
    refuseHalfRestored(database);
    const { dataDir: folder, mayRenewKey } = config;
    const master = readMasterKeys({ folder, database, mayRenewKey });
    const deps = await openDeps(config, keysFrom(...master));
    await noteKeyedFrom(config, deps);
    copies.openFor(deps);
    const stream = startContinuousCopy(config);
    const welcome = await startAlone(deps.gateway, async () => {
      const welcomed = await welcomeStaff(config, deps);
      await carryBrunchesOver(deps);
      return welcomed;
    });
    const server = await listen(config, deps);
    // Only a server on a pipe has a text as its address.
    const { port } = server.address() as AddressInfo;
    const host = isLocal(config.host) ? '127.0.0.1' : config.host;
    deps.bank.listensAt(`http://${host}:${port}`, deps.now());
    const leader = openLeader(deps.gateway);
    const upkeep = setInterval(() => keepTidy(deps, config, leader.leads()), UPKEEP_MS).unref();
    const repeats = setInterval(writeRepeats, REPEATS_MS).unref();
    keepTidy(deps, config, true);
    deps.metrics.watchProcess();
    const effects = startEffects(deps, startWorkLoop, leader);
    return {
      url: `http://${isLocal(config.host) ? 'localhost' : config.host}:${port}`,
      ...welcome,
      async stop() {
        deps.readiness.drain();
        clearInterval(upkeep);
        clearInterval(repeats);
        copies.stop();
        await stopEffects(effects);
        await leader.stop();
        await drain(server, deps);
        await stream?.stop();
        await deps.gateway.close();
        unlock();
        writeRepeats();
      },
    };
  } catch (error) {
    copies.stop();
    unlock();
    throw error;
  }
}

/** Notes the first keyed audit row once, before the first mutation that the key seals. */
async function noteKeyedFrom({ dataDir }: Config, deps: Deps): Promise<void> {
  if (auditKeyedFrom(dataDir) !== null) return;
  keepAuditKeyedFrom(dataDir, await firstKeyedRow(deps));
}

/** `npm run backup` signals the running server: only its own connection reads the database. */
function copyOnSignal(config: Config) {
  let opened: Deps | null = null;
  async function copy(): Promise<void> {
    try {
      if (!opened) throw new Error('The database is not open yet.');
      await backUpDatabase(opened.gateway, { ...backupOf(config), now: Date.now() });
    } catch (error) {
      log.error('copy.failed', error);
      noteFailedBackup(config);
    }
  }
  process.on('SIGUSR2', copy);
  return {
    openFor(deps: Deps) {
      opened = deps;
    },
    stop: () => process.off('SIGUSR2', copy),
  };
}

async function welcomeStaff(
  { isDemo, hasDemoGuests, ownerEmail }: Config,
  deps: Deps,
): Promise<Welcome> {
  if (isDemo) {
    await addDemoStaff(deps);
    await seedDemoInventory(deps);
    await seedDemoSuppliers(deps);
    if (hasDemoGuests) await seedDemoGuests(deps);
    return { ownerInvitation: null, hasNoStaff: false, wasDemo: false };
  }
  const ownerInvitation = ownerEmail ? await inviteOwner(deps, ownerEmail) : null;
  const { real, demo } = await deps.staff.counts();
  const hasNoStaff = real === 0 && ownerInvitation === null;
  return { ownerInvitation, hasNoStaff, wasDemo: demo > 0 };
}

function isLocal(host: string): boolean {
  return ['0.0.0.0', '127.0.0.1', '::'].includes(host);
}

async function listen({ port, host }: Config, deps: Deps): Promise<Server> {
  const app = createApp(deps);
  // Without other options it is a server of HTTP/1.
  const server = serve({ fetch: app.fetch, port, hostname: host }) as Server;
  server.requestTimeout = 30_000;
  // The timeout exceeds a proxy's keep-alive, so that no proxy sends into a closing connection.
  server.keepAliveTimeout = 65_000;
  // The timeout also covers idle sockets; streams and long polls write sooner.
  server.timeout = 70_000;
  server.maxConnections = 5_000;
  await once(server, 'listening');
  return server;
}

/** Stops listening, closes streams, ends long polls, finishes requests. */
async function drain(server: Server, { live, guestLive, waiters }: Deps): Promise<void> {
  const closed = once(server, 'close');
  server.close();
  live.close();
  guestLive.close();
  waiters.close();
  const idle = setInterval(() => server.closeIdleConnections(), 50);
  const late = setTimeout(() => server.closeAllConnections(), DRAIN_MS);
  await closed;
  clearInterval(idle);
  clearTimeout(late);
}

/** Unfinished effects run again after the next start. */
async function stopEffects(loops: readonly WorkLoop[]): Promise<void> {
  const enough = new Promise((resolve) => setTimeout(resolve, EFFECTS_STOP_MS).unref());
  await Promise.race([Promise.all(loops.map((loop) => loop.stop())), enough]);
}

function keepTidy(deps: Deps, { appDir }: Config, leads: boolean): void {
  deps.sharedFiles
    .shareBuild(appDir, deps.now())
    .catch((error) => log.error('build.not_shared', error));
  if (!leads) return;
  pruneOldRows(deps).catch((error) => log.error('upkeep.rows_not_pruned', error));
  prunePictures(deps).catch((error) => log.error('upkeep.pictures_not_pruned', error));
  forgetOldGuests(deps).catch((error) => log.error('upkeep.names_not_deleted', error));
  forgetUnprovedMembers(deps).catch((error) => log.error('upkeep.members_not_forgotten', error));
}
