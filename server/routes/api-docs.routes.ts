import { type Context, Hono } from 'hono';
import type { Resource } from '#domain/resource/resource';
import { ownOrigin, pageLanguage } from '../http/request-facts';
import { type StaffEnv, type StaffGateDeps, staffRoute } from '../http/require-staff';
import { drawApiDocs } from '../pages/api-docs/api-docs-page';
import { openApi } from '../pages/api-docs/open-api';
import { readVenue, type VenueDeps } from '../usecases/venue/read-venue';

type ApiDocsDeps = StaffGateDeps & VenueDeps & { resources: readonly { resource: Resource }[] };

/** Serves the back office's API description: to everybody in a demo, otherwise to staff. */
export function apiDocsRoutes(deps: ApiDocsDeps): Hono<StaffEnv> {
  const app = new Hono<StaffEnv>();
  const resources = deps.resources.map(({ resource }) => resource);

  async function page(c: Context) {
    const { shown, told } = await readVenue(deps);
    const [language, origin] = [pageLanguage(c), ownOrigin(c, deps.reach)];
    const facts = { language, origin, venue: shown, told, now: deps.now() };
    return c.html(drawApiDocs(facts, resources));
  }
  const machine = (c: Context) => c.json(openApi(resources, pageLanguage(c)));

  const pages = { '/api/docs': page, '/api/docs/openapi.json': machine };
  for (const [path, handler] of Object.entries(pages)) {
    const gate = { method: 'GET', path, need: 'signed-in', byCookie: true } as const;
    if (deps.isDemo) app.get(path, handler);
    else staffRoute(app, deps, gate, handler);
  }
  return app;
}
