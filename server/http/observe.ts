import { randomBytes } from 'node:crypto';
import type { Context, Next } from 'hono';
import { inRequest } from '../log/log';
import { sameHash, secretHash } from '../services/keys';
import type { Metrics } from '../services/metrics';
import { isOnThisMachine, routeOf } from './request-facts';
import { bearerOf } from './staff-api';

/** The id never comes from the client, who could write anything into the log. */
const PROCESS = randomBytes(5).toString('hex');
let count = 0;

export function newRequestId(): string {
  count += 1;
  return `${PROCESS}-${count.toString(36)}`;
}

/** Gives each request of the API its id, which its log lines and its response carry, and measures it. */
export function observe(metrics: Metrics) {
  return async (c: Context, next: Next) => {
    const startedAt = performance.now();
    const id = newRequestId();
    await inRequest(id, next);
    const { status, headers } = c.res;
    const seconds = (performance.now() - startedAt) / 1_000;
    metrics.request({ method: c.req.method, route: routeOf(c), status, seconds });
    // A page's files are worth fewer bytes.
    if (c.req.path.startsWith('/api/') || status >= 500) headers.set('X-Request-Id', id);
  };
}

/** Programs on this machine may read the metrics, or with a token those that show it. */
export function mayReadMetrics(c: Context, token: string | undefined): boolean {
  return token ? sameHash(secretHash(bearerOf(c)), secretHash(token)) : isOnThisMachine(c);
}
