import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { v7 } from 'uuid';
import { type Gateway, openGateway } from './db/gateway';
import { refuseOtherKey } from './db/key-fingerprint';
import { prepareDatabase } from './db/migrate';
import { reachDatabase } from './db/reach-database';
import type { Config } from './env';
import { openGuestLive } from './guest-live-wiring';
import type { Reach } from './http/request-facts';
import { createCopies } from './nightly-copies';
import type { DrawGuestPage } from './pages/shell-head';
import { createAuditRepository } from './repositories/audit.repository';
import { createAvailabilityRepository } from './repositories/availability.repository';
import { createBillsRepository } from './repositories/bills.repository';
import {
  createBrunchRepository,
  createTableBookingsRepository,
} from './repositories/bookings.repository';
import { createConsentsRepository } from './repositories/consents.repository';
import { createDashboardRepository } from './repositories/dashboard.repository';
import { createEffectsRepository } from './repositories/effects.repository';
import { createChangesRepository } from './repositories/feed/changes.repository';
import { createDevicesRepository } from './repositories/feed/devices.repository';
import { createFirstShiftRepository } from './repositories/first-shift.repository';
import { createStockRepositories } from './repositories/inventory/stock-repositories';
import { createAnnouncementsRepository } from './repositories/marketing/announcements.repository';
import { createCampaignsRepository } from './repositories/marketing/campaigns.repository';
import { createRecipientsRepository } from './repositories/marketing/recipients.repository';
import { createMembersRepository } from './repositories/members.repository';
import { createMenuRepository } from './repositories/menu.repository';
import { createMessagesRepository } from './repositories/messages.repository';
import {
  createOrderHistoryRepository,
  createOrderLogRepository,
} from './repositories/order-history.repository';
import { createOrdersRepository } from './repositories/orders.repository';
import { createPaymentsRepository } from './repositories/payments/payments.repository';
import { createSettlementsRepository } from './repositories/payments/settlements.repository';
import { createApprovalsRepository, createPinsRepository } from './repositories/pins.repository';
import { createPointsRepository } from './repositories/points.repository';
import { createRateLimitsRepository } from './repositories/processes/rate-limits.repository';
import { createSharedFilesRepository } from './repositories/processes/shared-files.repository';
import { createMemberRecordsRepository } from './repositories/resources/member-records.repository';
import { createMenuChangesRepository } from './repositories/resources/menu-changes.repository';
import { createPasskeysRepository } from './repositories/resources/passkeys.repository';
import { createPicturesRepository } from './repositories/resources/pictures.repository';
import { createResourceRepository } from './repositories/resources/resource.repository';
import { RESOURCE_STORES } from './repositories/resources/resource-stores';
import { createStaffAccessRepository } from './repositories/resources/staff-access.repository';
import { endRestored } from './repositories/restored.repository';
import { createKioskDeskRepository } from './repositories/seatings/kiosk-desk.repository';
import { createKiosksRepository } from './repositories/seatings/kiosks.repository';
import { createSeatingsRepository } from './repositories/seatings/seatings.repository';
import { createSeatsRepository } from './repositories/seatings/seats.repository';
import { createWaitlistRepository } from './repositories/seatings/waitlist.repository';
import { createSettingsRepository } from './repositories/settings.repository';
import { createSignInCodesRepository } from './repositories/sign-in-codes.repository';
import { createStaffRepository } from './repositories/staff.repository';
import { createKnownGuests } from './repositories/statements/known-guests';
import { createStoredResponsesRepository } from './repositories/stored-responses.repository';
import { createTableAssignments } from './repositories/table-assignments';
import { createTablesRepository } from './repositories/tables.repository';
import { createTabletReportsRepository } from './repositories/tablet-reports.repository';
import { createDaysRepository } from './repositories/till/days.repository';
import { createFinancialsRepository } from './repositories/till/financials.repository';
import { createWatchRepository } from './repositories/watch.repository';
import { type AppFiles, readServedFiles } from './services/files/app-files';
import { openPrivacyRequests } from './services/files/data-folder';
import { openPictureFiles } from './services/files/picture-files';
import { openSharedFiles } from './services/files/shared-files';
import { keyFile } from './services/files/venue-files';
import { createLiveHub, createPullWaiters } from './services/live/live-hub';
import type { EffectHandlers } from './services/mail/effect-handlers';
import { createMailer, isMailServerUp, type Mailer } from './services/mail/mailer';
import { createMetrics } from './services/metrics';
import { createRateLimiter, NO_LIMITS } from './services/rate-limiter';
import { createReadiness } from './services/readiness';
import type { Keys } from './services/secrets/keys';
import { PASSWORD_COST } from './services/secrets/password-hash';
import { createTabletReports } from './services/tablet-reports';
import { createBank } from './services/vakifbank/bank';
import { watchWiring } from './watch-wiring';
import {
  createCampaignWriter,
  createEffectHandlers,
  fixedSettings,
  mailerOptions,
  mailOffice,
  originOf,
  printingOf,
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
  const { gateway, copies } = await openDatabase(config, keys, now);
  const privacyRequests = openPrivacyRequests(config.dataDir);
  await endRestored(gateway, privacyRequests.list());
  const changes = createChangesRepository(gateway);
  const live = createLiveHub({ epoch: await changes.epoch(), headSeq: gateway.headSeq, now });
  const waiters = createPullWaiters({ headSeq: gateway.headSeq });
  gateway.onCommit(({ seq }) => {
    live.signal(seq);
    waiters.wake();
  });
  const settings = createSettingsRepository(gateway, fixedSettings(config));
  const menu = createMenuRepository(gateway, settings, now);
  const firstShift = createFirstShiftRepository(gateway);
  const guestLive = await openGuestLive(gateway, { menu, settings, firstShift, now });
  const members = createMembersRepository(gateway);
  const signInCodes = createSignInCodesRepository(gateway);
  const bookings = {
    tableBookings: createTableBookingsRepository(gateway),
    brunches: createBrunchRepository(gateway),
    waitlist: createWaitlistRepository(gateway),
  };
  const mailer = world.mailer ?? createMailer(mailerOptions(config, settings));
  const office = backOfficeOf(gateway, config, { settings, keys });
  const switched = {
    availability: createAvailabilityRepository(gateway),
    responses: createStoredResponsesRepository(gateway, now),
    now,
    newId: () => v7({ msecs: now() }),
  };
  const messages = createMessagesRepository(gateway);
  const till = {
    financials: createFinancialsRepository(gateway),
    days: createDaysRepository(gateway),
    effects: createEffectsRepository(gateway),
    settlements: createSettlementsRepository(gateway),
    bank: createBank(config.bank),
  };
  const mailed = { messages, signInCodes, members, ...bookings, settings, keys, mailer, now };
  return {
    gateway,
    copies,
    ...watchOf(gateway, config, now),
    audit: createAuditRepository(gateway),
    dashboard: createDashboardRepository(gateway),
    ...till,
    ...office,
    /** All plain staff resources have the same routes. */
    resources: RESOURCE_STORES.map((store) => createResourceRepository(gateway, store)),
    changes,
    live,
    guestLive,
    firstShift,
    waiters,
    effectHandlers:
      world.effectHandlers ??
      createEffectHandlers(config, { gateway, ...till, ...mailed, ...switched, ...office }),
    loyalty: createPointsRepository(gateway),
    members,
    knownGuests: createKnownGuests(gateway),
    memberRecords: createMemberRecordsRepository(gateway),
    consents: createConsentsRepository(gateway),
    signInCodes,
    privacyRequests,
    mailer,
    ...switched,
    menu,
    messages,
    bills: createBillsRepository(gateway),
    approvals: createApprovalsRepository(gateway),
    orders: createOrdersRepository(gateway),
    orderLog: createOrderLogRepository(gateway),
    orderHistory: createOrderHistoryRepository(gateway),
    ...bookings,
    ...atTables(gateway, now),
    ...printingOf(gateway),
    settings,
    ...accountsOf(gateway, config),
    tables: createTablesRepository(gateway),
    assignments: createTableAssignments(gateway),
    payments: createPaymentsRepository(gateway),
    simulator: world.simulator ?? (await simulatorOf(config, now)),
    ...(await filesOf(gateway, config, now)),
    ...(await tabletsOf(gateway, now)),
    keys,
    ...limitsOf(gateway, config, now),
    appFiles: world.appFiles ?? (await readServedFiles({ ...config, now: now() })),
    drawGuestPage: world.drawGuestPage ?? (world.appFiles ? null : loadDrawing(config)),
    reach: reachOf(config),
    isDemo: config.isDemo,
    isMailServerUp: () => isMailServerUp(config.smtpUrl),
    build: config.build,
    minClient: config.minClient,
    passwordCost: world.passwordCost ?? PASSWORD_COST,
  };
}

/** The limits of one process stay in its memory. */
function limitsOf(gateway: Gateway, { isRateLimited }: Config, now: () => number) {
  const rateLimits = createRateLimitsRepository(gateway);
  const shared = gateway.isFile ? undefined : rateLimits.buckets;
  return { rateLimits, limiter: isRateLimited ? createRateLimiter(now, shared) : NO_LIMITS };
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

function accountsOf(gateway: Gateway, config: Config) {
  return {
    staff: createStaffRepository(gateway, config),
    staffAccess: createStaffAccessRepository(gateway),
    passkeys: createPasskeysRepository(gateway),
    pins: createPinsRepository(gateway, config),
  };
}

function watchOf(gateway: Gateway, config: Config, now: () => number) {
  const watch = createWatchRepository(gateway);
  return {
    watch,
    readiness: createReadiness(() => watch.write(now())),
    ...watchWiring(config),
    metrics: createMetrics(),
    metricsToken: config.metricsToken,
  };
}

async function filesOf(gateway: Gateway, { dataDir }: Config, now: () => number) {
  const sharedRows = createSharedFilesRepository(gateway);
  const sharedFiles = openSharedFiles({ dataDir, store: sharedRows });
  return {
    sharedRows,
    sharedFiles,
    menuChanges: createMenuChangesRepository(gateway),
    pictures: createPicturesRepository(gateway),
    pictureFiles: await openPictureFiles(dataDir, (path, body) =>
      sharedFiles.share(path, body, now()),
    ),
  };
}

type MarketingParts = { settings: ReturnType<typeof createSettingsRepository>; keys: Keys };

function backOfficeOf(gateway: Gateway, config: Config, { settings, keys }: MarketingParts) {
  const campaigns = createCampaignsRepository(gateway);
  const mailOrigin = originOf(config);
  const { isDemo } = config;
  return {
    ...createStockRepositories(gateway),
    ...mailOffice(config, settings),
    campaigns,
    announcements: createAnnouncementsRepository(gateway),
    recipients: createRecipientsRepository(gateway),
    mailOrigin,
    writeCampaign: createCampaignWriter({ campaigns, settings, keys, mailOrigin, isDemo }),
  };
}

function atTables(gateway: Gateway, now: () => number) {
  return {
    seatings: createSeatingsRepository(gateway),
    seats: createSeatsRepository(gateway),
    kiosks: createKiosksRepository(gateway),
    kioskDesk: createKioskDeskRepository(gateway, now),
  };
}

async function tabletsOf(gateway: Gateway, now: () => number) {
  const toldBefore = createTabletReportsRepository(gateway);
  return {
    devices: createDevicesRepository(gateway),
    tabletReports: createTabletReports({
      ...toldBefore,
      now,
      known: await toldBefore.list(),
      readAll: gateway.isFile ? undefined : toldBefore.list,
    }),
  };
}

/** Returns the simulated bank of a demo, or null; only a demo loads it. */
async function simulatorOf({ bank }: Config, now: () => number) {
  if (bank.mode !== 'simulator' || bank.urls !== null) return null;
  const { createBankSimulator } = await import('../bank-simulator/bank-simulator');
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
