import { expect, test } from 'vitest';
import type { TestApp } from '../../support/bar/test-app';
import { describeOnFile } from '../../support/bar/test-app';
import { createBrowser } from '../../support/bar/test-browser';
import { signIn } from '../../support/bar/test-staff';
import { burgerWith, DISH, placeOrder } from '../../support/data/test-orders';

async function set(bar: TestApp, key: string, value: unknown): Promise<void> {
  const body = { value };
  const owner = await signIn(bar, 'super_admin');
  expect((await owner.send(`/api/admin/settings/${key}`, { method: 'PUT', body })).status).toBe(
    200,
  );
}

async function menuOf(bar: TestApp) {
  const { text, headers } = await createBrowser(bar).send('/api/menu/items');
  return {
    version: headers.get('X-BB-Menu'),
    items: JSON.parse(text) as Record<string, unknown>[],
  };
}

describeOnFile('fries', (openApp) => {
  test('at another price ask who saw the old one, and are charged', async () => {
    const bar = await openApp();
    await set(bar, 'menu.friesPrice', 120);
    const asked = await placeOrder(createBrowser(bar), burgerWith('plain'));
    expect([asked.body.code, asked.body.totalAmount]).toEqual(['price_changed', '600.00']);
    expect((await placeOrder(createBrowser(bar), burgerWith('plain', '600.00'))).status).toBe(201);
    expect(await bar.rows('SELECT total_kurus FROM "order"')).toEqual([{ total_kurus: 60_000 }]);
  });

  test('that are all sold out take their dishes off sale, with the total that is left', async () => {
    const bar = await openApp();
    await set(bar, 'menu.soldOutFries', ['plain', 'seasoned', 'sweet']);
    const { body } = await placeOrder(createBrowser(bar), burgerWith('plain'));
    expect([body.code, body.totalAmount]).toEqual(['sold_out', '0.00']);
    const list = await createBrowser(bar).send('/menu/print?lang=en');
    expect(list.text).not.toContain('The Bliss Classic');
  });

  test('of sweet potato are sold, also as a side, once nothing keeps them back', async () => {
    const bar = await openApp();
    await set(bar, 'menu.soldOutFries', []);
    expect((await placeOrder(createBrowser(bar), burgerWith('sweet'))).status).toBe(201);
    const list = await createBrowser(bar).send('/menu/print?lang=tr');
    expect(list.text).toContain(
      'Patatesle (sade, baharatlı veya tatlı) servis edilir. Fiyata patates için ₺100 dâhildir.',
    );
    expect(list.text).toContain('Tatlı Patates');
  });

  test('reach phones with a new version of the menu, on the dishes that have them only', async () => {
    const bar = await openApp();
    const before = await menuOf(bar);
    expect(before.items.filter(({ fries }) => fries)).toEqual([]);
    await set(bar, 'menu.friesPrice', 120);
    const after = await menuOf(bar);
    expect(after.version).not.toBe(before.version);
    const fries = { kurus: 12_000, soldOut: ['sweet'] };
    expect(after.items.find(({ id }) => id === DISH.classic)).toMatchObject({ fries });
    expect(after.items.find(({ id }) => id === DISH.lemonade)).not.toHaveProperty('fries');
  });

  test('count in what search engines read and in the terms', async () => {
    const bar = await openApp();
    await set(bar, 'menu.friesPrice', 120);
    const read = async (path: string) => (await createBrowser(bar).send(path)).text;
    expect(await read('/menu/print?lang=en')).toContain('"price":"600.00"');
    expect(await read('/legal/distance-sale?lang=en')).toContain(
      'hot dogs include fries (120 lira)',
    );
  });
});
