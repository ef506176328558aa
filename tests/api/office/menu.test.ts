import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { describeApp } from '../../support/bar/test-app';
import { createBrowser } from '../../support/bar/test-browser';
import { DISH, lemonades, placeOrder } from '../../support/data/test-orders';

const ITEMS = '/api/menu/items';

type Dish = { id: number };

describeApp('the menu', (openApp) => {
  test('lists its dishes in both languages, with prices in lira', async () => {
    const { app } = await openApp();
    const { text } = await createBrowser({ app }).send(ITEMS);
    const items = JSON.parse(text);
    expect(items.find(({ id }: { id: number }) => id === DISH.classic)).toMatchObject({
      categoryId: 6,
      name: 'The Bliss Classic',
      nameEn: 'The Bliss Classic',
      price: '480.00',
      imageUrl: '/photos/1-640.avif',
      isAvailable: true,
      alcohol: false,
      rewardKind: 'burger',
    });
    expect(items[0]).not.toHaveProperty('priceKurus');
    const categories = JSON.parse((await createBrowser({ app }).send('/api/menu/categories')).text);
    expect(categories[0]).toEqual({
      id: 6,
      slug: 'burgers',
      nameEn: 'Burgers',
      nameTr: 'Burgerler',
    });
  });

  test('comes compressed as the browser asks, and is the same menu each time', async () => {
    const { app } = await openApp();
    const get = async (encoding: string) => {
      const response = await app.request(ITEMS, { headers: { 'accept-encoding': encoding } });
      const bytes = Buffer.from(await response.arrayBuffer());
      return { bytes, encoding: response.headers.get('content-encoding') };
    };
    const [plain, br, gzip] = [await get('identity'), await get('gzip, br'), await get('gzip')];
    expect([plain.encoding, br.encoding, gzip.encoding]).toEqual([null, 'br', 'gzip']);
    expect(brotliDecompressSync(br.bytes).equals(plain.bytes)).toBe(true);
    expect(gunzipSync(gzip.bytes).equals(plain.bytes)).toBe(true);
    expect(br.bytes.length).toBeLessThan(plain.bytes.length / 3);
  });

  test('is not sent again to a client that has it', async () => {
    const browser = createBrowser(await openApp());
    const first = await browser.send(ITEMS);
    const etag = first.headers.get('etag') ?? '';
    const again = await browser.send(ITEMS, { headers: { 'if-none-match': `"old", ${etag}` } });
    expect([again.status, again.text]).toEqual([304, '']);
    expect(first.headers.get('cache-control')).toBe('no-cache');
    expect(first.headers.get('X-BB-Menu')).toMatch(/^[0-9a-f]{16}$/);
  });

  test('is a new one as soon as a price changes', async () => {
    const bar = await openApp();
    const browser = createBrowser(bar);
    const first = await browser.send(ITEMS);
    await bar.rows(`UPDATE menu_item SET price_kurus = 50000 WHERE id = ${DISH.classic}`);
    const etag = first.headers.get('etag') ?? '';
    const next = await browser.send(ITEMS, { headers: { 'if-none-match': etag } });
    expect(next.status).toBe(200);
    expect(next.text).toContain('"price":"500.00"');
    expect(next.headers.get('X-BB-Menu')).not.toBe(first.headers.get('X-BB-Menu'));
  });

  test('marks what at least three orders of the last thirty days had, but never alcohol', async () => {
    const bar = await openApp();
    const order = (originalMenuItemId: number, price: string) =>
      placeOrder(createBrowser(bar), {
        ...lemonades(),
        items: [{ originalMenuItemId, quantity: 1, price }],
        totalAmount: price,
      });
    for (let nth = 0; nth < 3; nth += 1) {
      expect((await order(DISH.lemonade, '180.00')).status).toBe(201);
      expect((await order(DISH.cocktail, '420.00')).status).toBe(201);
    }
    const popular = async () => {
      bar.deps.menu.forget();
      const items = JSON.parse((await createBrowser(bar).send(ITEMS)).text);
      return items.filter((item: object) => 'isPopular' in item).map(({ id }: Dish) => id);
    };
    expect(await popular()).toEqual([DISH.lemonade]);
    bar.clock.advance(31 * 24 * 60 * 60_000);
    expect(await popular()).toEqual([]);
  });
});
