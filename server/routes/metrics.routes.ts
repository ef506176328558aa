import { DomainError } from '#domain/error-codes';
import { mayReadMetrics } from '../http/observe';
import type { App } from '../http/staff-api';
import type { Deps } from '../setup/deps';
import { readMetrics } from '../usecases/watch';

/** Serves the figures of the server. For those who may not read them there is nothing. */
export function metricsRoutes(app: App, deps: Deps): void {
  app.get('/metrics', async (c) => {
    if (!mayReadMetrics(c, deps.metricsToken)) throw new DomainError('not_found');
    c.header('Content-Type', deps.metrics.contentType);
    c.header('Cache-Control', 'no-store');
    return c.body(await deps.metrics.text(await readMetrics(deps)));
  });
}
