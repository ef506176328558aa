import { once } from 'node:events';
import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { serve } from '@hono/node-server';
import { pauseAfter } from '#domain/marketing/campaign';
import { createApp } from './app';
import { backUpDatabase, refuseHalfRestored } from './db/backup';
import { ALONE, openLeader, startAlone } from './db/lease';
import { seedDemoGuests, seedDemoInventory, seedDemoSuppliers } from './db/migrate';
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
import type { Deps } from './setup/deps';
import { openDeps } from './setup/deps';
import type { Config } from './setup/env';
import { backupOf, databaseFile, noteFailedBackup, startContinuousCopy } from './setup/keep-copies';
import { carryBrunchesOver } from './usecases/bookings/brunch-money';
import { endWaits, offerFreePlaces } from './usecases/bookings/guest-bookings';
import type { SendCampaignsDeps } from './usecases/campaigns';
import { recoverCampaigns, sendCampaigns } from './usecases/campaigns';
import { raiseUnseenAlarms } from './usecases/orders/change-order';
import { reconcilePayments } from './usecases/payments/check-payment';
import { compareEndedDays } from './usecases/payments/settlements';
import { networkPrinterRun, watchPrinters } from './usecases/printing/hand-out';
import { runDueEffects } from './usecases/run-due-effects';
import { firstKeyedRow } from './usecases/staff/activity';
import { addDemoStaff, closeEndedLiveChannels, inviteOwner } from './usecases/staff/staff-access';
import {
  applyMenuSchedule,
  closeForgottenParties,
  closeForgottenSeatings,
  expireUnpaidBrunches,
  releaseExpiredHolds,
  remindGuests,
} from './usecases/upkeep/due-work';
import {
  forgetOldGuests,
  forgetUnprovedMembers,
  pruneOldRows,
  prunePictures,
} from './usecases/upkeep/forget-old';
import { watchOver } from './usecases/watch';

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

const MINUTE_MS = 60_000;
const EFFECTS_PAUSE_MS = 1_000;
const UNSEEN_PAUSE_MS = 5_000;
const SCHEDULE_PAUSE_MS = 5_000;
const OFFERS_PAUSE_MS = 2_000;
const CAMPAIGNS_PAUSE_MS = 1_000;
const WATCH_PAUSE_MS = 20_000;
const PRINT_PAUSE_MS = 1_000;
const PRINTERS_PAUSE_MS = 2_000;
const LINES_PAUSE_MS = 5_000;
const PAYMENTS_PAUSE_MS = 2_000;
/** The loop also waits this long after the bank did not send a list. */
const SETTLEMENT_PAUSE_MS = 10 * MINUTE_MS;

/**
 * Starts one loop for each kind of effect: a hanging mail server does not delay alarms. The other loops check for
 * unseen orders, ended sessions, expired holds, lapsed offers, due reminders, forgotten parties, unpaid deposits, printers and the bank's lists.
 * Of several processes on a database the leader does this work; each ends its own live channels.
 */
export function startEffects(deps: Deps, start = startWorkLoop, leader = ALONE): WorkLoop[] {
  const lead = (work: () => Promise<unknown>, pauseMs: number) =>
    start(async () => leader.leads() && (await work()), pauseMs);
  const loops = Object.entries(deps.effectHandlers).map(([kind, handler]) =>
    lead(() => runDueEffects(deps, { kind, handler }), EFFECTS_PAUSE_MS),
  );
  return [
    ...loops,
    start(() => closeEndedLiveChannels(deps), LINES_PAUSE_MS),
    lead(() => raiseUnseenAlarms(deps), UNSEEN_PAUSE_MS),
    lead(campaignRun(deps, leader), CAMPAIGNS_PAUSE_MS),
    lead(networkPrinterRun(deps), PRINT_PAUSE_MS),
    lead(() => watchPrinters(deps), PRINTERS_PAUSE_MS),
    lead(() => reconcilePayments(deps), PAYMENTS_PAUSE_MS),
    lead(() => compareEndedDays(deps), SETTLEMENT_PAUSE_MS),
    lead(() => applyMenuSchedule(deps), SCHEDULE_PAUSE_MS),
    lead(() => releaseExpiredHolds(deps), MINUTE_MS),
    lead(() => endWaits(deps), OFFERS_PAUSE_MS),
    lead(() => offerFreePlaces(deps), MINUTE_MS),
    lead(() => remindGuests(deps), MINUTE_MS),
    lead(() => closeForgottenParties(deps), MINUTE_MS),
    lead(() => closeForgottenSeatings(deps), MINUTE_MS),
    lead(() => expireUnpaidBrunches(deps), 5 * MINUTE_MS),
    lead(() => deps.copies.nightly(deps.now()), 10 * MINUTE_MS),
    lead(() => watchOver(deps), WATCH_PAUSE_MS),
  ];
}

/**
 * Makes the job of the loop. The first run of a leader settles the attempts of the one before; an unreachable mail server
 * is asked again after longer and longer pauses.
 */
export function campaignRun(deps: SendCampaignsDeps, { term } = ALONE): () => Promise<void> {
  let recoveredIn = 0;
  let misses = 0;
  let restsUntil = 0;
  return async () => {
    if (deps.now() < restsUntil) return;
    if (recoveredIn !== term()) await recoverCampaigns(deps);
    recoveredIn = term();
    misses = (await sendCampaigns(deps)) ? 0 : misses + 1;
    restsUntil = misses > 0 ? deps.now() + pauseAfter(misses) : 0;
  };
}
