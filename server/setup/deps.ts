import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { v7 } from 'uuid';
import { daySlip } from '../../src/i18n/day-slip';
import type { Gateway } from '../db/gateway';
import { openGateway } from '../db/gateway';
import { refuseOtherKey } from '../db/key-fingerprint';
import { prepareDatabase } from '../db/migrate';
import { reachDatabase } from '../db/reach-database';
import type { Reach } from '../http/request-facts';
import type { DrawGuestPage } from '../pages/shell-head';
import type { Repositories } from '../repositories/opened/open-repositories';
import { openRepositories } from '../repositories/opened/open-repositories';
import { endRestored } from '../repositories/restored.repository';
import { createTabletReportsRepository } from '../repositories/tablet-reports.repository';
import type { AppFiles } from '../services/files/app-files';
import { openSharedFiles, readServedFiles } from '../services/files/app-files';
import { keyFile, openPrivacyRequests } from '../services/files/data-folder';
import { openPictureFiles } from '../services/files/picture-files';
import type { Keys } from '../services/keys';
import { PASSWORD_COST } from '../services/keys';
import { createLiveHub, createPullWaiters } from '../services/live/live-hub';
import type { EffectHandlers, Mailer } from '../services/mailer';
import { createMailer, isMailServerUp } from '../services/mailer';
import { createMetrics } from '../services/metrics';
import { openRawPrinter } from '../services/printing/raw-printer';
import { createRateLimiter, NO_LIMITS } from '../services/rate-limiter';
import { createReadiness } from '../services/readiness';
import { createTabletReports } from '../services/tablet-reports';
import { createBank } from '../services/vakifbank/bank';
import type { Config } from './env';
import { createCopies } from './keep-copies';
import {
  createCampaignWriter,
  createEffectHandlers,
  fixedSettings,
  mailerOptions,
  mailOffice,
  openGuestLive,
  originOf,
  watchWiring,
} from './wiring';

/** Tests can replace the clock, the app files, the effects and the cost of password hashes. */
export type World = {
  now?: () => number;
  appFiles?: AppFiles;
  drawGuestPage?: DrawGuestPage;
  effectHandlers?: EffectHandlers;
  mailer?: Mailer;
  passwordCost?: number;
  simulator?: Awaited<ReturnType<typeof simulatorOf>>;
};

export type Deps = Awaited<ReturnType<typeof openDeps>>;

export async function openDeps(config: Config, keys: Keys, world: World = {}) {
  const { now = Date.now } = world;
  const { isDemo } = config;
  const { gateway, copies } = await openDatabase(config, keys, now);
  const privacyRequests = openPrivacyRequests(config.dataDir);
  await endRestored(gateway, privacyRequests.list());
  const stored = openRepositories(gateway, { now, isDemo, fixed: fixedSettings(config) });
  const { settings, changes } = stored;
  const live = createLiveHub({ epoch: await changes.epoch(), headSeq: gateway.headSeq, now });
  const waiters = createPullWaiters({ headSeq: gateway.headSeq });
  gateway.onCommit(({ seq }) => {
    live.signal(seq);
    waiters.wake();
  });
  const guestLive = await openGuestLive(gateway, { ...stored, now });
  const mailer = world.mailer ?? createMailer(mailerOptions(config, settings));
  const mailOrigin = originOf(config);
  const shared = {
    ...{ gateway, ...stored, keys, mailer, now, newId: () => v7({ msecs: now() }) },
    ...{ bank: createBank(config.bank), mailOrigin, ...mailOffice(config, settings) },
    writeCampaign: createCampaignWriter({ ...stored, keys, mailOrigin, isDemo }),
  };
  return {
    ...shared,
    copies,
    ...watchOf(stored, config, now),
    live,
    guestLive,
    waiters,
    effectHandlers: world.effectHandlers ?? createEffectHandlers(config, shared),
    privacyRequests,
    ...{ daySlip, openRawPrinter, processId: v7() },
    simulator: world.simulator ?? (await simulatorOf(config, now)),
    ...(await filesOf(stored, config, now)),
    tabletReports: await tabletReportsOf(gateway, now),
    limiter: limiterOf(gateway, stored, { ...config, now }),
    appFiles: world.appFiles ?? (await readServedFiles({ ...config, now: now() })),
    drawGuestPage: world.drawGuestPage ?? (world.appFiles ? null : loadDrawing(config)),
    reach: reachOf(config),
    isDemo,
    isMailServerUp: () => isMailServerUp(config.smtpUrl),
    build: config.build,
    minClient: config.minClient,
    passwordCost: world.passwordCost ?? PASSWORD_COST,
  };
}

/** The limits of one process stay in its memory. */
function limiterOf(
  { isFile }: Gateway,
  { rateLimits }: Repositories,
  { isRateLimited, now }: Pick<Config, 'isRateLimited'> & { now: () => number },
) {
  const shared = isFile ? undefined : rateLimits.buckets;
  return isRateLimited ? createRateLimiter(now, shared) : NO_LIMITS;
}

async function openDatabase(config: Config, keys: Keys, now: () => number) {
  const { databaseUrl: url, databaseAuthToken: authToken } = config;
  const gateway = openGateway({ url, auditKey: keys.audit, ...(authToken ? { authToken } : {}) });
  const copies = createCopies(config, gateway);
  await reachDatabase(gateway.client, { url });
  await prepareDatabase(gateway, join(config.rootDir, 'drizzle'), () => copies.beforeUpdate(now()));
  await refuseOtherKey(gateway, {
    prints: [keys.fingerprint, ...keys.older.map(({ fingerprint }) => fingerprint)],
    file: keyFile(config.dataDir),
    mayRenewKey: config.mayRenewKey,
  });
  return { gateway, copies };
}

function watchOf({ watch }: Repositories, config: Config, now: () => number) {
  return {
    readiness: createReadiness(() => watch.write(now())),
    ...watchWiring(config),
    metrics: createMetrics(),
    metricsToken: config.metricsToken,
  };
}

async function filesOf({ sharedRows }: Repositories, { dataDir }: Config, now: () => number) {
  const sharedFiles = openSharedFiles({ dataDir, store: sharedRows });
  const pictureFiles = await openPictureFiles(dataDir, (path, body) =>
    sharedFiles.share(path, body, now()),
  );
  return { sharedFiles, pictureFiles };
}

async function tabletReportsOf(gateway: Gateway, now: () => number) {
  const toldBefore = createTabletReportsRepository(gateway);
  return createTabletReports({
    ...toldBefore,
    now,
    known: await toldBefore.list(),
    readAll: gateway.isFile ? undefined : toldBefore.list,
  });
}

/** Returns the simulated bank of a demo, or null; only a demo loads it. */
async function simulatorOf({ bank }: Config, now: () => number) {
  if (bank.mode !== 'simulator' || bank.urls !== null) return null;
  const { createBankSimulator } = await import('../../bank-simulator/bank-simulator');
  return createBankSimulator({ now, isMounted: true });
}

function reachOf({ trustedHops, publicUrl }: Config): Reach {
  return { trustedHops, ...(publicUrl ? { publicUrl } : {}) };
}

/** Returns the renderer of guest pages. The first page request loads its own build. */
function loadDrawing({ appDir }: Config): DrawGuestPage | null {
  const built = appDir && join(appDir, '../drawing/draw-guest-page.js');
  if (!built || !existsSync(built)) return null;
  const url = pathToFileURL(built).href;
  return async (page) => (await import(/* @vite-ignore */ url)).drawGuestPage(page);
}
