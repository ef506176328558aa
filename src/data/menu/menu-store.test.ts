import { afterEach, expect, test, vi } from 'vitest';
import { loadMenu, menuStore, rereadMenu } from './menu-store';

const OLD = 21_000;
const NEW = 123_400;

afterEach(() => {
  vi.unstubAllGlobals();
});

test('a newer menu is shown although word of it came while the kept one was being read', async () => {
  let atBar = OLD;
  vi.stubGlobal('fetch', async (path: string) => menuResponse(path, atBar));
  const reading = loadMenu();
  atBar = NEW;
  await Promise.all([reading, rereadMenu()]);
  expect(menuStore.get().items.map(({ priceKurus }) => priceKurus)).toEqual([NEW]);
});

function menuResponse(path: string, priceKurus: number): Response {
  const category = { id: 9, slug: 'sides', nameEn: 'Sides', nameTr: 'Yan lezzetler' };
  const item = { id: 91, categoryId: 9, nameEn: 'Onion Rings', nameTr: 'Soğan' };
  const dish = { ...item, price: (priceKurus / 100).toFixed(2), isAvailable: true, allergens: [] };
  return Response.json(path.endsWith('items') ? [dish] : [category], {
    headers: { 'X-BB-Api': '1', 'X-BB-Menu': String(priceKurus), 'X-BB-Now': '1' },
  });
}
