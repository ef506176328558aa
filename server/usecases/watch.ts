import { UNSEEN_UNTIL_MS } from '#domain/orders/order-ageing';
import type { Sign, SignRead, WatchNews, WatchRead, WatchState } from '#domain/watch/watch';
import { newsLines, untold, watchNews } from '#domain/watch/watch';
import { log } from '../log/log';
import type { Alert } from '../services/alert';
import type { Readings } from '../services/metrics';
import type { Parts } from './shared/staff-change';

export type WatchDeps = Pick<
  Parts,
  'watch' | 'readiness' | 'guestLive' | 'tabletReports' | 'settings' | 'mailer' | 'newId' | 'now'
> & {
  copies: { lastGoodAt(): number | null };
  /** Returns the free part of the data folder's disk, 0 to 1. */
  freeDisk: () => Promise<number>;
  watchLog: { read(): WatchLog; keep(log: WatchLog): void };
  /** Null without ALERT_URL. */
  alert: ((alert: Alert) => Promise<void>) | null;
  ownerEmail: string | null;
};

/** The signs of the last round, and what the owner was told. */
export type WatchLog = { signs: readonly Sign[]; state: WatchState };

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const FREE_DISK = 0.1;
const COPY_MS = 26 * HOUR_MS;
const UNSEEN_MS = 3 * MINUTE_MS;
const BANK_MS = 10 * MINUTE_MS;
const MAIL_MS = 15 * MINUTE_MS;
const CLOCK_S = 30;
const CLOCK_KNOWN_MS = 5 * MINUTE_MS;
const MAIL_PATIENCE_MS = 10_000;

/** Looks for what is wrong and tells the owner what is new, by mail and by ALERT_URL. */
export async function watchOver(deps: WatchDeps): Promise<void> {
  const before = deps.watchLog.read().state;
  const signs = await signsNow(deps);
  const { state, news } = watchNews(before, signs, deps.now());
  const isNews = news.began.length + news.over.length > 0;
  const isTold = !isNews || (await tell(deps, news));
  deps.watchLog.keep({ signs, state: isTold ? state : untold(before, state) });
}

async function signsNow(deps: WatchDeps): Promise<Sign[]> {
  const now = deps.now();
  const signs: Sign[] = [];
  const free = await deps.freeDisk();
  if (free < FREE_DISK) signs.push({ kind: 'disk', count: Math.floor(free * 100) });
  const copiedAt = deps.copies.lastGoodAt();
  if (copiedAt !== null && now - copiedAt > COPY_MS) {
    signs.push({ kind: 'copy', count: Math.floor((now - copiedAt) / HOUR_MS) });
  }
  if ((await deps.readiness.read()) === 'storage')
    return [...signs, { kind: 'database', count: 0 }];
  const apart = (await deps.tabletReports.list())
    .filter(({ at }) => now - at < CLOCK_KNOWN_MS)
    .map(({ clockS = 0 }) => Math.abs(clockS));
  const clock = Math.max(0, ...apart);
  if (clock > CLOCK_S) signs.push({ kind: 'clock', count: clock });
  return [...signs, ...(await storedSigns(deps, now))];
}

async function storedSigns({ watch, guestLive }: WatchDeps, now: number): Promise<Sign[]> {
  const late = await watch.late({
    ordersBefore: now - UNSEEN_MS,
    ordersAfter: now - UNSEEN_UNTIL_MS,
    paymentsBefore: now - BANK_MS,
    mailsBefore: now - MAIL_MS,
  });
  const isAway = (await guestLive.news()).bar === 'away';
  const counted: Sign[] = [
    { kind: 'order', count: late.orders },
    { kind: 'bank', count: late.payments },
    { kind: 'mail', count: late.mails },
    { kind: 'tablet', count: isAway ? 1 : 0 },
  ];
  return counted.filter(({ count }) => count > 0);
}

/** Returns false when there is a way to the owner and none took the news. */
async function tell(deps: WatchDeps, news: WatchNews): Promise<boolean> {
  const lines = (['tr', 'en'] as const).map((language) => newsLines(news, language).join('\n'));
  const text = lines.join('\n\n');
  const { alert, mailer } = deps;
  const to = await recipient(deps);
  const id = deps.newId();
  const subject = news.isAllWell ? 'Bar Bliss: ✓' : `Bar Bliss: ${lines[0]?.split('\n')[0]}`;
  const html = lines.map((part) => `<p>${part.replaceAll('\n', '<br>')}</p>`).join('\n');
  const ways = [
    ...(alert ? [alert({ text, isAllWell: news.isAllWell })] : []),
    ...(to ? [mailer.send({ id, to, subject, text, html }, MAIL_PATIENCE_MS)] : []),
  ];
  const told = await Promise.allSettled(ways);
  for (const way of told) {
    if (way.status === 'rejected') log.error('watch.owner_not_told', way.reason);
  }
  return ways.length === 0 || told.some(({ status }) => status === 'fulfilled');
}

/** The settings are kept from the last read when the database is away. */
async function recipient({ settings, ownerEmail }: WatchDeps): Promise<string | null> {
  try {
    return (await settings.read()).rules['mail.alerts'] || ownerEmail;
  } catch {
    return ownerEmail;
  }
}

export async function readWatch({ watch, watchLog, now }: WatchDeps): Promise<WatchRead> {
  const { signs: latest, state } = watchLog.read();
  const signs = latest.map(
    (sign): SignRead => ({
      ...sign,
      since: new Date(state[sign.kind]?.since ?? now()).toISOString(),
    }),
  );
  return { signs, failedMails: await watch.failedMails(now()) };
}

type MetricsDeps = WatchDeps & Pick<Parts, 'gateway' | 'live' | 'waiters'>;

const CONNECTED_MS = 5 * 60_000;

/** Reads what only a look at the moment tells. Without the database its figures are missing. */
export async function readMetrics(deps: MetricsDeps): Promise<Readings> {
  const { gateway, live, guestLive, waiters, copies, tabletReports, watchLog, now } = deps;
  const isReady = (await deps.readiness.read()) === null;
  const copiedAt = copies.lastGoodAt();
  const tablets = (await tabletReports.list()).filter(({ at }) => now() - at < CONNECTED_MS);
  const signs = watchLog.read().signs;
  return {
    bar_bliss_ready: isReady ? 1 : 0,
    ...(isReady && (await stored(deps))),
    bar_bliss_live_connections: {
      staff: live.clients(),
      guests: guestLive.clients(),
      pulls: waiters.waiting(),
    },
    bar_bliss_tablets: tablets.length,
    bar_bliss_unsent_mutations: tablets.reduce((sum, { waiting }) => sum + waiting, 0),
    bar_bliss_commits_total: gateway.writeCount(),
    bar_bliss_waiting_writes: gateway.waitingWrites(),
    bar_bliss_database_failures_total: gateway.failures(),
    ...(copiedAt !== null && { bar_bliss_copy_age_seconds: (now() - copiedAt) / 1_000 }),
    bar_bliss_disk_free_ratio: await deps.freeDisk(),
    bar_bliss_signs: Object.fromEntries(signs.map(({ kind }) => [kind, 1])),
  };
}

async function stored({ watch }: MetricsDeps): Promise<Readings> {
  const { orders, waiting, failed } = await watch.stored();
  return { bar_bliss_orders_total: orders, bar_bliss_effects: { waiting, failed } };
}
