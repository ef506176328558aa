import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import { keysOf } from '#domain/keys';

const BUCKETS_S = [0.005, 0.02, 0.05, 0.1, 0.3, 1, 3, 10, 30];
const METHODS = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE'];

/** Read at each scrape: label (null: none), whether the value only grows, help. */
const READINGS = {
  bar_bliss_ready: [null, 'gauge', '1 if an order would be stored now'],
  bar_bliss_orders_total: [null, 'counter', 'Orders in the database'],
  bar_bliss_effects: ['state', 'gauge', 'Mails and alarms that wait, and those given up'],
  bar_bliss_live_connections: ['of', 'gauge', 'Open live channels, and pulls that are held'],
  bar_bliss_tablets: [null, 'gauge', 'Tablets that pulled in the last five minutes'],
  bar_bliss_unsent_mutations: [null, 'gauge', 'Mutations that tablets report as not sent yet'],
  bar_bliss_commits_total: [null, 'counter', 'Commits of this process'],
  bar_bliss_waiting_writes: [null, 'gauge', 'Writes that wait for their commit'],
  bar_bliss_database_failures_total: [null, 'counter', 'Attempts with the database unavailable'],
  bar_bliss_copy_age_seconds: [null, 'gauge', 'Age of the last good copy of the database'],
  bar_bliss_disk_free_ratio: [null, 'gauge', "Free part of the data folder's disk"],
  bar_bliss_signs: ['kind', 'gauge', '1 for each sign that the watch tells the owner now'],
} as const;

export type ReadingName = keyof typeof READINGS;
/** A number, or a number a label value; what is not known is left out. */
export type Readings = Partial<Record<ReadingName, number | Readonly<Record<string, number>>>>;
export type Metrics = ReturnType<typeof createMetrics>;

/** Keeps the figures of one server. Labels are patterns and kinds, so their number is small and they name nobody. */
export function createMetrics() {
  const registry = new Registry();
  const requests = new Counter({
    name: 'bar_bliss_requests_total',
    help: 'Requests by route and status',
    labelNames: ['method', 'route', 'status'] as const,
    registers: [registry],
  });
  const seconds = new Histogram({
    name: 'bar_bliss_request_seconds',
    help: 'Time to the response; a pull may be held for 25 seconds',
    labelNames: ['route'] as const,
    buckets: BUCKETS_S,
    registers: [registry],
  });

  return {
    request(served: { method: string; route: string; status: number; seconds: number }): void {
      const { route, status } = served;
      const method = METHODS.includes(served.method) ? served.method : 'other';
      requests.inc({ method, route, status });
      seconds.observe({ route }, served.seconds);
    },
    /** Adds memory, processor and lag of the event loop. */
    watchProcess(): void {
      collectDefaultMetrics({ register: registry });
    },
    /** Returns the figures in Prometheus' text format. */
    async text(readings: Readings): Promise<string> {
      return `${await registry.metrics()}\n${await shown(readings)}`;
    },
    contentType: registry.contentType,
  };
}

async function shown(readings: Readings): Promise<string> {
  const registry = new Registry();
  for (const name of keysOf(READINGS)) {
    const [label, kind, help] = READINGS[name];
    const value = readings[name];
    if (value === undefined) continue;
    const labelNames = label ? [label] : [];
    const options = { name, help, labelNames, registers: [registry] };
    const metric = kind === 'counter' ? new Counter(options) : new Gauge(options);
    if (typeof value === 'number') metric.inc(value);
    else if (label)
      for (const [of, count] of Object.entries(value)) metric.inc({ [label]: of }, count);
  }
  return registry.metrics();
}
