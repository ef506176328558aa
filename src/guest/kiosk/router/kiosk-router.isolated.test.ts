import { expect, test, vi } from 'vitest';
import type { Pages } from '../../../ui/router/router';
import { createRouter } from '../../../ui/router/router';
import { parseHomeSearch } from '../../home-search';
import { kioskRouter } from './kiosk-router';

const WISH = { quantity: 1, notes: 'No nuts, please' };

test('a kiosk keeps one entry in the history and never leaves its page', async () => {
  const written = { pushState: vi.fn(), replaceState: vi.fn() };
  vi.stubGlobal('window', { history: written });
  const load = async () => () => null;
  const page = { parse: parseHomeSearch, load };
  const other = { parse: () => ({}), load };
  const pages: Pages = {
    '/': page,
    '/kiosk': page,
    '/table': other,
    '/order-success': other,
    '/order-failed': other,
  };
  const router = createRouter({ pages, notFound: load, href: '/kiosk' });
  await router.start();
  const kiosk = kioskRouter(router);
  await kiosk.navigate({
    to: '/',
    search: { d: 'item', id: 1 },
    state: { dialogDepth: 1, wish: WISH },
  });
  expect(router.latest()).toMatchObject({ path: '/kiosk', state: { wish: WISH } });
  expect(router.latest().state).not.toHaveProperty('dialogDepth');
  await kiosk.navigate({ to: '/kiosk', search: {}, replace: true });
  expect(written.pushState).not.toHaveBeenCalled();
  expect(written.replaceState).toHaveBeenLastCalledWith({}, '', '/kiosk');
  vi.unstubAllGlobals();
});
