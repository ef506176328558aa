import { expect, test } from 'vitest';
import { applyMenuSchedule } from '../../../server/usecases/upkeep/due-work';
import type { RecordPage, ResourceRecord } from '../../../src/domain/resource/resource';
import type { TestApp } from '../../support/bar/test-app';
import { describeApp, describeOnFile } from '../../support/bar/test-app';
import { createBrowser } from '../../support/bar/test-browser';
import type { TestStaff } from '../../support/bar/test-staff';
import { signIn } from '../../support/bar/test-staff';
import { DISH, lemonades, newOrderId, placeOrder } from '../../support/data/test-orders';

const ITEMS = '/api/admin/menu/items';
const CATEGORIES = '/api/admin/menu/categories';
const SOUP = {
  nameEn: 'Lentil Soup',
  nameTr: 'Mercimek Çorbası',
  descriptionEn: 'With lemon',
  descriptionTr: 'Limonlu',
  categoryId: 12,
  price: '120.50',
  allergens: ['celery', 'gluten'],
  vegan: true,
};

type GuestItem = {
  id: number;
  price: string;
  isAvailable: boolean;
  nameTr: string;
  imageUrl: string;
};

async function guestItems(bar: TestApp): Promise<GuestItem[]> {
  const { body } = await createBrowser(bar).send('/api/menu/items');
  return body as unknown as GuestItem[];
}

async function guestItem(bar: TestApp, id: unknown): Promise<GuestItem | undefined> {
  return (await guestItems(bar)).find((item) => item.id === id);
}

function change(staff: TestStaff, path: string, body: object) {
  return staff.send(path, { method: 'PUT', body });
}

function remove(staff: TestStaff, path: string) {
  return staff.send(path, { method: 'DELETE', body: {} });
}

async function addSoup(staff: TestStaff): Promise<ResourceRecord> {
  const { status, body } = await staff.send(ITEMS, { body: SOUP });
  expect([status, body.code]).toEqual([201, undefined]);
  return body.record as ResourceRecord;
}

function priceList(bar: TestApp): Promise<string> {
  return Promise.resolve(bar.app.request('/menu/print?lang=tr')).then((page) => page.text());
}

/** Returns the soup as the price list shows it and as it describes it to search engines. */
function dishOf(page: string): { shown: string; described: string } {
  const [, shown = ''] = page.match(/<h3>Mercimek Çorbası(.*?)<\/li>/s) ?? [];
  const [, described = ''] = page.match(/"name":"Mercimek Çorbası"(.*?)"offers"/s) ?? [];
  return { shown, described };
}

describeApp('an item of the menu', (openApp) => {
  test('is added: guests have it at once, with its price in the printed list', async () => {
    const bar = await openApp();
    const manager = await signIn(bar, 'manager');
    const { id, ...record } = await addSoup(manager);
    expect(record).toMatchObject({ ...SOUP, allergens: ['gluten', 'celery'], isAvailable: true });
    expect(await guestItem(bar, id)).toMatchObject({
      price: '120.50',
      imageUrl: '/photos/category-salads-640.avif',
    });
    expect(await priceList(bar)).toContain('Mercimek Çorbası');
  });

  test('that nobody ordered is deleted; one in orders is archived and can be brought back', async () => {
    const bar = await openApp();
    const manager = await signIn(bar, 'manager');
    const { id } = await addSoup(manager);
    expect((await remove(manager, `${ITEMS}/${id}`)).body.isArchived).toBeUndefined();
    expect((await manager.send(`${ITEMS}/${id}`)).status).toBe(404);
    await placeOrder(createBrowser(bar), lemonades());
    const lemonade = `${ITEMS}/${DISH.lemonade}`;
    expect((await remove(manager, lemonade)).body).toMatchObject({ isArchived: true });
    expect(await guestItem(bar, DISH.lemonade)).toBeUndefined();
    expect((await placeOrder(createBrowser(bar), lemonades())).body.code).toBe(
      'order.unknown_item',
    );
    const { body } = await manager.send(`${ITEMS}?isArchived=true`);
    expect((body as unknown as RecordPage).rows.map((row) => row.id)).toEqual([DISH.lemonade]);
    await change(manager, lemonade, { isArchived: false });
    expect(await guestItem(bar, DISH.lemonade)).toBeDefined();
    expect((await addSoup(manager)).id).toBeGreaterThan(Number(id));
  });

  test('keeps a price that is changed beside an 86 and beside orders, whoever is first', async () => {
    const bar = await openApp();
    const [manager, staff] = [await signIn(bar, 'manager'), await signIn(bar, 'staff')];
    const path = `${ITEMS}/${DISH.lemonade}`;
    const seen = (await manager.send(path)).body;
    const { id: _id, v: _v, changedAt: _at, changedBy: _by, position: _p, ...form } = seen;
    const off = { method: 'PATCH', body: { isAvailable: false, from: true } };
    const both = [
      () => change(manager, path, { ...form, price: '200', from: seen }),
      () => staff.send(`${path}/availability`, off),
      () => placeOrder(createBrowser(bar), lemonades()),
    ];
    const responses = await Promise.all(both.map((run) => run()));
    expect(responses.slice(0, 2).map(({ status }) => status)).toEqual([200, 200]);
    expect([201, 409]).toContain(responses[2]?.status);
    expect(await guestItem(bar, DISH.lemonade)).toMatchObject({
      price: '200.00',
      isAvailable: false,
    });
    await staff.send(`${path}/availability`, { method: 'PATCH', body: { isAvailable: true } });
    const later = await change(manager, path, { ...form, nameTr: 'Limonata (taze)', from: seen });
    expect(later.body.record).toMatchObject({ price: '200.00', isAvailable: true });
  });

  test('has no diet mark before its allergens are stated, be it “none”', async () => {
    const bar = await openApp();
    const manager = await signIn(bar, 'manager');
    const { id } = (await manager.send(ITEMS, { body: { ...SOUP, allergens: [] } })).body
      .record as ResourceRecord;
    expect(await guestItem(bar, id)).not.toHaveProperty('noAllergens');
    const unchecked = dishOf(await priceList(bar));
    expect(unchecked.shown).toContain('Alerjenleri kontrol edilmedi: bize sorun');
    expect(unchecked.shown).not.toContain('Vegan');
    expect(unchecked.described).toBe(',"description":"Limonlu",');
    const listed = `${ITEMS}?hasAllergensChecked=false`;
    expect((await manager.send(listed)).body).toMatchObject({ total: 1, rows: [{ id }] });
    const both = await change(manager, `${ITEMS}/${id}`, { allergens: ['none', 'milk'] });
    expect([both.status, both.body.code]).toEqual([400, 'invalid_input']);
    await change(manager, `${ITEMS}/${id}`, { allergens: ['none'] });
    expect(await guestItem(bar, id)).toMatchObject({ allergens: [], noAllergens: true });
    const checked = dishOf(await priceList(bar));
    expect(checked.shown).toMatch(/^(?!.*kontrol edilmedi).*\(Vegan\)/s);
    expect(checked.described).toContain('VeganDiet');
    expect((await manager.send(listed)).body).toMatchObject({ total: 0 });
  });

  test('has a history of its prices', async () => {
    const bar = await openApp();
    const manager = await signIn(bar, 'manager');
    const { id } = await addSoup(manager);
    await change(manager, `${ITEMS}/${id}`, { price: '130' });
    await change(manager, `${ITEMS}/${id}`, { nameTr: 'Mercimek' });
    const { prices } = (await manager.send(`${ITEMS}/${id}/prices`)).body;
    expect(prices).toMatchObject([
      { price: '130.00', by: 'Elif' },
      { price: '120.50', by: 'Elif' },
    ]);
  });
});

describeOnFile('a category of the menu', (openApp) => {
  test('hides its items with it, and keeps its name in addresses to itself', async () => {
    const bar = await openApp();
    const manager = await signIn(bar, 'manager');
    const { rows, total } = (await manager.send(CATEGORIES)).body as unknown as RecordPage;
    expect([total, rows[0]]).toMatchObject([16, { slug: 'burgers', itemCount: 8 }]);
    const before = (await guestItems(bar)).length;
    await change(manager, `${CATEGORIES}/6`, { isVisible: false });
    expect((await guestItems(bar)).length).toBeLessThan(before);
    expect(await guestItem(bar, 1)).toBeUndefined();
    const twin = { nameEn: 'Burgers', nameTr: 'Burger', slug: 'burgers', isVisible: true };
    expect((await manager.send(CATEGORIES, { body: twin })).body.code).toBe('menu.slug_taken');
  });

  test('with items stays; an empty one goes', async () => {
    const bar = await openApp();
    const manager = await signIn(bar, 'manager');
    const refused = await remove(manager, `${CATEGORIES}/6`);
    expect([refused.status, refused.body.code]).toEqual([409, 'menu.category_has_items']);
    const empty = { nameEn: 'Soups', nameTr: 'Çorbalar', slug: 'soups' };
    const { record } = (await manager.send(CATEGORIES, { body: empty })).body;
    const { id } = record as ResourceRecord;
    expect((await remove(manager, `${CATEGORIES}/${id}`)).status).toBe(200);
  });

  test('stands where it was put, and so do items', async () => {
    const bar = await openApp();
    const manager = await signIn(bar, 'manager');
    const slugs = async () => {
      const { body } = await createBrowser(bar).send('/api/menu/categories');
      return (body as unknown as { slug: string }[]).map(({ slug }) => slug);
    };
    await manager.send(`${CATEGORIES}/order`, { body: { ids: [8, 6, 7] } });
    expect((await slugs()).slice(0, 4)).toEqual([
      'wings-tenders',
      'burgers',
      'hotdogs',
      'small-plates',
    ]);
    const burgers = async () =>
      (await guestItems(bar)).filter(({ id }) => id <= 3).map(({ id }) => id);
    await manager.send(`${ITEMS}/order`, { body: { ids: [3, 1, 2] } });
    expect(await burgers()).toEqual([3, 1, 2]);
    expect((await manager.send(`${ITEMS}/order`, { body: { ids: [1, 9999] } })).status).toBe(404);
  });
});

describeOnFile('prices of the menu', (openApp) => {
  test('change together, or not at all where one has changed since it was seen', async () => {
    const bar = await openApp();
    const manager = await signIn(bar, 'manager');
    const prices = [
      { id: 1, from: '480.00', to: '500.00' },
      { id: DISH.lemonade, from: '180.00', to: '190' },
    ];
    const body = { prices };
    expect((await manager.send('/api/admin/menu/prices', { body })).body.changed).toBe(2);
    expect(await guestItem(bar, 1)).toMatchObject({ price: '500.00' });
    const again = await manager.send('/api/admin/menu/prices', {
      body: { prices: [{ id: 1, from: '500', to: '510' }, prices[1]] },
    });
    expect([again.status, again.body.current]).toEqual([
      409,
      [{ id: DISH.lemonade, price: '190.00' }],
    ]);
    expect(await guestItem(bar, 1)).toMatchObject({ price: '500.00' });
  });

  test.each([480.005, 12.345, 0.001, 1e-7, 1.005, '12.345'])(
    'a price of %j, finer than a kuruş, is refused and the dish keeps its price',
    async (fine) => {
      const bar = await openApp();
      const manager = await signIn(bar, 'manager');
      const id = (await addSoup(manager)).id;
      const saved = await change(manager, `${ITEMS}/${id}`, { price: fine });
      const prices = [{ id, from: '120.50', to: fine }];
      const bulk = await manager.send('/api/admin/menu/prices', { body: { prices } });
      expect([saved.status, bulk.status]).toEqual([400, 400]);
      expect(await guestItem(bar, id)).toMatchObject({ price: '120.50' });
    },
  );

  test('and availabilities change at their minute by the venue’s clock, once, also after a restart', async () => {
    const bar = await openApp({ startAt: Date.parse('2026-07-04T17:00:00Z') });
    const [manager, staff] = [await signIn(bar, 'manager'), await signIn(bar, 'staff')];
    const schedule = (body: object) =>
      manager.send('/api/admin/menu/schedule', {
        body,
        headers: { 'Idempotency-Key': newOrderId() },
      });
    const itemId = DISH.lemonade;
    await schedule({ itemId, dueAt: '2026-07-04T21:00', change: 'price', price: '99' });
    await schedule({ itemId, dueAt: '2026-07-04T22:30', change: 'sold_out', price: null });
    const nothing = await schedule({
      itemId,
      dueAt: '2026-07-04T21:00',
      change: 'price',
      price: null,
    });
    expect([nothing.status, nothing.body.code]).toEqual([422, 'menu.price_required']);
    await applyMenuSchedule(bar.deps);
    expect(await guestItem(bar, itemId)).toMatchObject({ price: '180.00', isAvailable: true });
    bar.clock.advance(60 * 60_000);
    await bar.restart();
    await applyMenuSchedule(bar.deps);
    expect(await guestItem(bar, itemId)).toMatchObject({ price: '99.00', isAvailable: true });
    await change(manager, `${ITEMS}/${itemId}`, { price: '150' });
    bar.clock.advance(2 * 60 * 60_000);
    await applyMenuSchedule(bar.deps);
    await staff.send(`${ITEMS}/${itemId}/availability`, {
      method: 'PATCH',
      body: { isAvailable: true },
    });
    await applyMenuSchedule(bar.deps);
    expect(await guestItem(bar, itemId)).toMatchObject({ price: '150.00', isAvailable: true });
    const rows = await bar.rows(`SELECT actor FROM audit WHERE action = 'menu.scheduled'`);
    expect(rows.map(({ actor }) => actor)).toEqual([manager.user.id, manager.user.id]);
    const { body } = await manager.send('/api/admin/menu/schedule');
    const [first] = (body as unknown as RecordPage).rows;
    expect(first?.doneAt).toBe('2026-07-04T18:00:00.000Z');
    expect((await remove(manager, `/api/admin/menu/schedule/${first?.id}`)).body.code).toBe(
      'menu.already_applied',
    );
  });
});
