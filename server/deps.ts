import { join } from 'node:path';
import { openGateway } from './db/gateway';
import { prepareDatabase } from './db/migrate';
import type { Config } from './env';
import type { Reach } from './http/request-facts';
import {
  createBrunchRepository,
  createReservationsRepository,
} from './repositories/bookings.repository';
import { createChangesRepository } from './repositories/changes.repository';
import { createEffectsRepository } from './repositories/effects.repository';
import { createMenuRepository } from './repositories/menu.repository';
import { createMessagesRepository } from './repositories/messages.repository';
import { createOrdersRepository } from './repositories/orders.repository';
import { createReceiptsRepository } from './repositories/receipts.repository';
import { createSettingsRepository } from './repositories/settings.repository';
import { createStaffRepository } from './repositories/staff.repository';
import type { AppFiles } from './services/app-files';
import { type EffectHandlers, LOGGED_EFFECTS } from './services/effect-handlers';
import { uuidv7 } from './services/ids';
import { keysFrom } from './services/keys';
import { createLiveHub } from './services/live-hub';
import { createPullWaiters } from './services/pull-waiters';
import { createRateLimiter, NO_LIMITS } from './services/rate-limiter';
import { readServedFiles } from './services/served-files';

/** What tests replace: the clock, the files of the app and the world that effects reach. */
export type World = { now?: () => number; appFiles?: AppFiles; effectHandlers?: EffectHandlers };

export type Deps = Awaited<ReturnType<typeof openDeps>>;

/** Opens the database, brings it up to date and wires everything that a request may touch. */
export async function openDeps(config: Config, master: Buffer, world: World = {}) {
  const { now = Date.now } = world;
  const { databaseUrl: url, databaseAuthToken: authToken } = config;
  const gateway = openGateway({ url, ...(authToken ? { authToken } : {}) });
  await prepareDatabase(gateway, join(config.rootDir, 'drizzle'));
  const changes = createChangesRepository(gateway);
  const live = createLiveHub({ epoch: await changes.epoch(), headSeq: gateway.headSeq, now });
  const waiters = createPullWaiters({ headSeq: gateway.headSeq });
  gateway.onCommit(({ seq }) => {
    live.poke(seq);
    waiters.wake();
  });
  return {
    gateway,
    changes,
    live,
    waiters,
    effects: createEffectsRepository(gateway),
    effectHandlers: world.effectHandlers ?? LOGGED_EFFECTS,
    menu: createMenuRepository(gateway),
    messages: createMessagesRepository(gateway),
    orders: createOrdersRepository(gateway),
    reservations: createReservationsRepository(gateway),
    brunches: createBrunchRepository(gateway),
    receipts: createReceiptsRepository(gateway, now),
    settings: createSettingsRepository(gateway),
    staff: createStaffRepository(gateway),
    keys: keysFrom(master),
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

function reachOf({ trustProxy, publicUrl }: Config): Reach {
  return { trustProxy, ...(publicUrl ? { publicUrl } : {}) };
}
