import type { Context } from 'hono';
import { pageLanguage } from '../http/request-facts';
import type { App } from '../http/staff-api';
import { staffRoute } from '../http/staff-api';
import { drawApiDocs, openApi } from '../pages/api-docs/api-docs-page';
import type { Deps } from '../setup/deps';
import { pageFacts } from './bookings.routes';

/** Serves the description of the API: to everybody in a demo, otherwise to staff. */
export function apiDocsRoutes(app: App, deps: Deps): void {
  const resources = deps.resources.map(({ resource }) => resource);
  const need = deps.isDemo ? 'anybody' : 'signed-in';
  const pages = {
    '/api/docs': async (c: Context) => c.html(drawApiDocs(await pageFacts(c, deps), resources)),
    '/api/docs/openapi.json': (c: Context) => c.json(openApi(resources, pageLanguage(c))),
  };
  for (const [path, handler] of Object.entries(pages)) {
    staffRoute(app, deps, { method: 'GET', path, need, byCookie: true }, handler);
  }
}
