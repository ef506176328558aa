import { Hono } from 'hono';
import { DomainError } from '#domain/error-codes';
import { errorResponse } from './http/error-response';
import { keepResponses } from './http/kept-responses';
import { observe } from './http/observe';
import { requireOneHost, requireOrigin } from './http/request-facts';
import { apiHeaders, requireClient, securityHeaders } from './http/response-headers';
import type { App } from './http/staff-api';
import { fromOtherProcesses, staticApp } from './http/static-app';
import { apiDocsRoutes } from './routes/api-docs.routes';
import { billsRoutes } from './routes/bills.routes';
import { bookingLinksRoutes, bookingsRoutes } from './routes/bookings.routes';
import { checksRoutes } from './routes/checks.routes';
import { clubRoutes } from './routes/club.routes';
import { deviceRoutes } from './routes/device.routes';
import { daysRoutes, financialsRoutes } from './routes/financials.routes';
import { inventoryRoutes } from './routes/inventory.routes';
import { marketingRoutes } from './routes/marketing.routes';
import { menuRoutes } from './routes/menu.routes';
import { messagesRoutes } from './routes/messages.routes';
import { metricsRoutes } from './routes/metrics.routes';
import { ordersRoutes } from './routes/orders.routes';
import { pagesRoutes } from './routes/pages.routes';
import { FROM_THE_BANK, paymentsRoutes } from './routes/payments.routes';
import { printingRoutes } from './routes/printing.routes';
import { recordsRoutes } from './routes/records.routes';
import { settingsRoutes } from './routes/settings.routes';
import { passkeysRoutes, staffRoutes } from './routes/staff.routes';
import { seatsRoutes, tablesRoutes } from './routes/tables.routes';
import type { Deps } from './setup/deps';

/** The plain resources come last: their `/:id` also matches what other nouns serve below the same path. */
const API = [
  deviceRoutes,
  menuRoutes,
  ordersRoutes,
  seatsRoutes,
  bookingsRoutes,
  bookingLinksRoutes,
  messagesRoutes,
  clubRoutes,
  paymentsRoutes,
  staffRoutes,
  passkeysRoutes,
  inventoryRoutes,
  settingsRoutes,
  financialsRoutes,
  marketingRoutes,
  billsRoutes,
  daysRoutes,
  tablesRoutes,
  printingRoutes,
  apiDocsRoutes,
  recordsRoutes,
];

export function createApp(deps: Deps): App {
  const app: App = new Hono();
  app.onError(errorResponse);
  app.use(observe(deps.metrics));
  app.use(requireOneHost);
  app.use(securityHeaders({ ...deps, hasBank: deps.bank.config.mode !== 'off' }));
  app.use('/api/*', apiHeaders(deps.now));
  app.use('/api/*', requireOrigin(deps.reach, FROM_THE_BANK));
  app.use('/api/*', requireClient(deps.minClient));
  for (const serve of API) serve(app, deps);
  app.all('/api/*', () => {
    throw new DomainError('not_found');
  });
  if (deps.simulator) app.route('/bank-simulator', deps.simulator.app);
  metricsRoutes(app, deps);
  checksRoutes(app, deps, (path) => app.request(path));
  pagesRoutes(app, deps);
  app.use(staticApp(deps.pictureFiles.files));
  app.use(staticApp(deps.appFiles));
  app.use(fromOtherProcesses(deps.sharedFiles));
  app.notFound((c) => errorResponse(new DomainError('not_found'), c));
  app.fetch = keepResponses(app.fetch, deps);
  return app;
}
