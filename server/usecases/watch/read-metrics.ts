import type { Readings } from '../../services/metrics';
import type { Parts } from '../shared/parts';
import type { WatchDeps } from './watch';

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
