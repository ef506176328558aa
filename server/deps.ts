import { join } from 'node:path';
import { openGateway } from './db/gateway';
import { prepareDatabase } from './db/migrate';
import { createEffectHandlers } from './effect-wiring';
import type { Config } from './env';
import type { Reach } from './http/request-facts';
import { createAlarmsRepository } from './repositories/alarms.repository';
import { createAuditRepository } from './repositories/audit.repository';
import { createAvailabilityRepository } from './repositories/availability.repository';
import {
  createBrunchRepository,
  createReservationsRepository,
} from './repositories/bookings.repository';
import { createChangesRepository } from './repositories/changes.repository';
import { createConsentsRepository } from './repositories/consents.repository';
import { createDashboardRepository } from './repositories/dashboard.repository';
import { createEffectsRepository } from './repositories/effects.repository';
import { createInventoryRepository } from './repositories/inventory.repository';
import { createLoyaltyRepository } from './repositories/loyalty.repository';
import { createMembersRepository } from './repositories/members.repository';
import { createMenuRepository, MENU_TABLES } from './repositories/menu.repository';
import { createMessagesRepository } from './repositories/messages.repository';
import { createOrderLogRepository } from './repositories/order-log.repository';
import { createOrderSearchRepository } from './repositories/order-search.repository';
import { createOrdersRepository } from './repositories/orders.repository';
import { createPinsRepository } from './repositories/pins.repository';
import { createReceiptsRepository } from './repositories/receipts.repository';
import { createSettingsRepository } from './repositories/settings.repository';
import { createSignInCodesRepository } from './repositories/sign-in-codes.repository';
import { createStaffRepository } from './repositories/staff.repository';
import { createTableAssignments } from './repositories/table-assignments';
import { createTablesRepository } from './repositories/tables.repository';
import { createTabletReportsRepository } from './repositories/tablet-reports.repository';
import type { AppFiles } from './services/app-files';
import type { EffectHandlers } from './services/effect-handlers';
import { createHouseLine } from './services/house-line';
import { uuidv7 } from './services/ids';
import { keysFrom } from './services/keys';
import { createLiveHub } from './services/live-hub';
import { createMailer, type Mailer, type MailerOptions } from './services/mailer';
import { createPullWaiters } from './services/pull-waiters';
import { createRateLimiter, NO_LIMITS } from './services/rate-limiter';
import { readServedFiles } from './services/served-files';
import { createTabletReports } from './services/tablet-reports';

/** What tests replace: the clock, the files of the app and the world that effects reach. */
export type World = {
  now?: () => number;
  appFiles?: AppFiles;
  effectHandlers?: EffectHandlers;
  mailer?: Mailer;
};

export type Deps = Awaited<ReturnType<typeof openDeps>>;

/** Opens the database, brings it up to date and wires everything that a request may touch. */
export async function openDeps(config: Config, master: Buffer, world: World = {}) {
  const { now = Date.now } = world;
  const { databaseUrl: url, databaseAuthToken: authToken } = config;
  const keys = keysFrom(master);
  const auditKey = keys.audit;
  const gateway = openGateway({ url, auditKey, ...(authToken ? { authToken } : {}) });
  await prepareDatabase(gateway, join(config.rootDir, 'drizzle'));
  const toldBefore = createTabletReportsRepository(gateway);
  const changes = createChangesRepository(gateway);
  const live = createLiveHub({ epoch: await changes.epoch(), headSeq: gateway.headSeq, now });
  const waiters = createPullWaiters({ headSeq: gateway.headSeq });
  gateway.onCommit(({ seq }) => {
    live.poke(seq);
    waiters.wake();
  });
  const menu = createMenuRepository(gateway);
  const house = await createHouseLine({
    menuVersion: async () => (await menu.read()).version,
    now,
  });
  gateway.onCommit(({ tables }) => {
    if (MENU_TABLES.some((table) => tables.has(table))) house.menuChanged();
  });
  const members = createMembersRepository(gateway);
  const signInCodes = createSignInCodesRepository(gateway);
  const mailer = world.mailer ?? createMailer(mailerOptions(config));
  const reservations = createReservationsRepository(gateway);
  const brunches = createBrunchRepository(gateway);
  const settings = createSettingsRepository(gateway);
  const mailed = { signInCodes, members, reservations, brunches, settings, keys, mailer, now };
  return {
    gateway,
    audit: createAuditRepository(gateway),
    dashboard: createDashboardRepository(gateway),
    inventory: createInventoryRepository(gateway),
    changes,
    live,
    house,
    waiters,
    effects: createEffectsRepository(gateway),
    effectHandlers: world.effectHandlers ?? createEffectHandlers(config, mailed),
    loyalty: createLoyaltyRepository(gateway),
    members,
    consents: createConsentsRepository(gateway),
    signInCodes,
    availability: createAvailabilityRepository(gateway),
    menu,
    messages: createMessagesRepository(gateway),
    orders: createOrdersRepository(gateway),
    orderLog: createOrderLogRepository(gateway),
    orderSearch: createOrderSearchRepository(gateway),
    alarms: createAlarmsRepository(gateway),
    reservations,
    brunches,
    receipts: createReceiptsRepository(gateway, now),
    settings,
    staff: createStaffRepository(gateway),
    tables: createTablesRepository(gateway),
    assignments: createTableAssignments(gateway),
    pins: createPinsRepository(gateway),
    tabletReports: createTabletReports({
      now,
      known: await toldBefore.list(),
      keep: toldBefore.keep,
    }),
    keys,
    limiter: config.isRateLimited ? createRateLimiter(now) : NO_LIMITS,
    appFiles: world.appFiles ?? (await readServedFiles({ ...config, now: now() })),
    reach: reachOf(config),
    isDemo: config.isDemo,
    build: config.build,
    minClient: config.minClient,
    now,
    newId: () => uuidv7(now()),
  };
}

function mailerOptions({ smtpUrl, mailFrom, dataDir }: Config): MailerOptions {
  return {
    from: mailFrom ?? 'Bar Bliss <no-reply@barbliss.example>',
    outboxDir: join(dataDir, 'outbox'),
    ...(smtpUrl ? { smtpUrl } : {}),
  };
}

function reachOf({ trustProxy, publicUrl }: Config): Reach {
  return { trustProxy, ...(publicUrl ? { publicUrl } : {}) };
}
