import { Hono } from 'hono';
import { DomainError } from '#domain/error-codes';
import type { Deps } from './deps';
import { apiHeaders, requireClient, securityHeaders } from './http/answer-headers';
import { errorResponse } from './http/error-response';
import { requireOrigin } from './http/require-origin';
import { staticApp } from './http/static-app';
import { adminAuthRoutes } from './routes/admin-auth.routes';
import { adminBrunchRoutes } from './routes/admin-brunch.routes';
import { adminMessagesRoutes } from './routes/admin-messages.routes';
import { adminOrdersRoutes } from './routes/admin-orders.routes';
import { adminReservationsRoutes } from './routes/admin-reservations.routes';
import { adminSyncRoutes } from './routes/admin-sync.routes';
import { brunchRoutes } from './routes/brunch.routes';
import { deviceRoutes } from './routes/device.routes';
import { healthRoutes } from './routes/health.routes';
import { loyaltyRoutes } from './routes/loyalty.routes';
import { memberDataRoutes } from './routes/member-data.routes';
import { membersRoutes } from './routes/members.routes';
import { menuRoutes } from './routes/menu.routes';
import { messagesRoutes } from './routes/messages.routes';
import { ordersRoutes } from './routes/orders.routes';
import { pagesRoutes } from './routes/pages.routes';
import { reservationsRoutes } from './routes/reservations.routes';
import { venueRoutes } from './routes/venue.routes';

/** The whole house behind one door; everything it touches comes in as `deps`. */
export function createApp(deps: Deps): Hono {
  const app = new Hono();
  app.onError(errorResponse);
  app.use(securityHeaders(deps.reach));
  app.use('/api/*', apiHeaders(deps.now));
  app.use('/api/*', requireOrigin(deps.reach));
  app.use('/api/*', requireClient(deps.minClient));
  app.route('/', healthRoutes(deps));
  app.route('/', menuRoutes(deps));
  app.route('/', venueRoutes(deps));
  app.route('/', deviceRoutes(deps));
  app.route('/', ordersRoutes(deps));
  app.route('/', reservationsRoutes(deps));
  app.route('/', brunchRoutes(deps));
  app.route('/', messagesRoutes(deps));
  app.route('/', membersRoutes(deps));
  app.route('/', memberDataRoutes(deps));
  app.route('/', loyaltyRoutes(deps));
  app.route('/', adminAuthRoutes(deps));
  app.route('/', adminOrdersRoutes(deps));
  app.route('/', adminMessagesRoutes(deps));
  app.route('/', adminReservationsRoutes(deps));
  app.route('/', adminBrunchRoutes(deps));
  app.route('/', adminSyncRoutes(deps));
  app.all('/api/*', () => {
    throw new DomainError('not_found');
  });
  app.route('/', pagesRoutes(deps));
  app.use(staticApp(deps.appFiles));
  app.notFound((c) => errorResponse(new DomainError('not_found'), c));
  return app;
}
