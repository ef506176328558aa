import { Hono } from 'hono';
import { packedResponse } from '../http/compressed-response';
import { readMenu } from '../usecases/menu/read-menu';

type MenuDeps = Parameters<typeof readMenu>[0];

const JSON_TYPE = 'application/json; charset=UTF-8';

export function menuRoutes(deps: MenuDeps): Hono {
  const app = new Hono();
  for (const part of ['categories', 'items'] as const) {
    app.get(`/api/menu/${part}`, async (c) => {
      const menu = await readMenu(deps);
      c.header('X-BB-Menu', menu.version);
      c.header('Cache-Control', 'no-cache');
      return packedResponse(c, menu[part], JSON_TYPE);
    });
  }
  return app;
}
