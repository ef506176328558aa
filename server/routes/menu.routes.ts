import { Hono } from 'hono';
import { guestCategories, guestItems } from '#domain/menu/guest-menu';
import { packedRoute } from '../http/guest-route';
import { readMenu } from '../usecases/menu/read-menu';

type MenuDeps = Parameters<typeof readMenu>[0];

const RESPONSES = { categories: guestCategories, items: guestItems };

export function menuRoutes(deps: MenuDeps): Hono {
  const app = new Hono();
  for (const part of ['categories', 'items'] as const) {
    packedRoute(app, `/api/menu/${part}`, RESPONSES[part], async (c) => {
      const menu = await readMenu(deps);
      c.header('X-BB-Menu', menu.version);
      c.header('Cache-Control', 'no-cache');
      return menu[part];
    });
  }
  return app;
}
