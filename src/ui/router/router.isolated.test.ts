import { beforeEach, expect, test, vi } from 'vitest';
import type { Pages } from './router';
import { createRouter } from './router';

const Home = () => null;
const Order = () => null;
const NotFound = () => null;

const text = (value: unknown) => (typeof value === 'string' ? value : undefined);

function pagesWith(loadOrder: () => Promise<typeof Order>): Pages {
  return {
    '/': {
      parse: ({ d, q }) => ({ ...(d === 'cart' && { d }), ...(text(q) && { q: text(q) }) }),
      load: async () => Home,
    },
    '/order-success': {
      parse: ({ orderId }) => ({ orderId: text(orderId) }),
      load: loadOrder,
    },
    '/order-failed': { parse: () => ({}), load: async () => NotFound },
    '/table': { parse: () => ({}), load: async () => NotFound },
    '/kiosk': { parse: () => ({}), load: async () => NotFound },
  };
}

async function openAt(href: string, loadOrder = async () => Order) {
  const router = createRouter({
    pages: pagesWith(loadOrder),
    notFound: async () => NotFound,
    href,
  });
  await router.start();
  return router;
}

const entries: { write: string; href: string; state: unknown }[] = [];

beforeEach(() => {
  entries.length = 0;
  const write = (name: string) => (state: unknown, _: string, href: string) => {
    entries.push({ write: name, href, state });
  };
  vi.stubGlobal('window', {
    history: { pushState: write('push'), replaceState: write('replace') },
  });
  return () => vi.unstubAllGlobals();
});

test('a URL opens its page with the parameters that the page declares', async () => {
  const router = await openAt('/?d=cart&q=2%2B1&utm=poster#menu');
  expect(router.shown()).toMatchObject({
    Page: Home,
    search: { d: 'cart', q: '2+1' },
    location: { path: '/', hash: 'menu' },
  });
  expect((await openAt('/order-success/?orderId=7')).shown().Page).toBe(Order);
  expect((await openAt('/constructor')).shown().Page).toBe(NotFound);
});

test('a navigation keeps the named parameters, and only declared ones enter the URL', async () => {
  const router = await openAt('/?q=lamb#menu');
  await router.navigate({
    search: (before) => ({ ...before, d: 'cart', unknown: 1 }),
    hash: true,
    state: (before) => ({ ...before, dialogDepth: 1 }),
  });
  await router.navigate({ to: '/order-success', search: { orderId: 'a b' }, replace: true });
  expect(entries).toEqual([
    { write: 'push', href: '/?q=lamb&d=cart#menu', state: { dialogDepth: 1 } },
    { write: 'replace', href: '/order-success?orderId=a+b', state: {} },
  ]);
});

test('the same address again is no new entry of the history', async () => {
  const router = await openAt('/');
  await router.navigate({ to: '/', state: { dialogDepth: undefined } });
  expect(entries).toEqual([]);
});

test('the previous page stays until the next one has loaded, and a late page does not replace a newer one', async () => {
  let arrive = (_: typeof Order) => {};
  const router = await openAt('/', () => new Promise((resolve) => (arrive = resolve)));
  const going = router.navigate({ to: '/order-success' });
  expect(router.shown().Page).toBe(Home);
  expect(router.latest().path).toBe('/order-success');
  await router.navigate({ to: '/', search: { d: 'cart' } });
  arrive(Order);
  await going;
  expect(router.shown()).toMatchObject({ Page: Home, search: { d: 'cart' } });
});

test('a page that cannot load fails where it is drawn, and is loaded again the next time', async () => {
  const load = vi.fn(async () => Order).mockRejectedValueOnce(new Error('lost'));
  const router = await openAt('/', load);
  await router.navigate({ to: '/order-success' });
  const { Page } = router.shown();
  expect(() => (Page as () => unknown)()).toThrow('lost');
  await router.navigate({ to: '/' });
  await router.navigate({ to: '/order-success' });
  expect(router.shown().Page).toBe(Order);
});
