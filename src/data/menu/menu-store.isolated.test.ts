import { afterEach, expect, test, vi } from 'vitest';
import { completeMenu, loadMenu, menuStore, rereadMenu, takeMenu } from './menu-store';

const OLD = 21_000;
const NEW = 123_400;

afterEach(() => {
  vi.unstubAllGlobals();
});

test('a newer menu is shown even if its event came while the stored one was being read', async () => {
  let atBar = OLD;
  vi.stubGlobal('fetch', async (path: string) => menuResponse(path, atBar));
  const reading = loadMenu();
  atBar = NEW;
  await Promise.all([reading, rereadMenu()]);
  expect(menuStore.get().items.map(({ priceKurus }) => priceKurus)).toEqual([NEW]);
});

test('the server-rendered menu keeps its rows until texts that it lacks are needed', async () => {
  vi.stubGlobal('fetch', async (path: string) => menuResponse(path, OLD));
  const [categories, items] = await Promise.all(
    ['/categories', '/items'].map((path) => menuResponse(path, OLD).json()),
  );
  const drawn = items.map(({ descriptionTr: _, ...row }: { descriptionTr: string }) => row);
  takeMenu({ version: String(OLD), savedAt: 1, categories, items: drawn }, { isWhole: false });
  const { items: shown } = menuStore.get();
  expect(shown[0]?.descriptionTr).toBe('');
  expect(menuStore.get().isPartial).toBe(true);
  await loadMenu();
  expect(menuStore.get().items).toBe(shown);
  await completeMenu();
  expect(menuStore.get().items[0]?.descriptionTr).toBe('Bira hamurunda');
  const { items: whole, isPartial } = menuStore.get();
  expect(isPartial).toBe(false);
  await loadMenu();
  expect(menuStore.get().items).toBe(whole);
});

test('without a connection a search has the words of one language', async () => {
  vi.stubGlobal('fetch', async () => Response.error());
  takeMenu({ version: 'drawn', savedAt: 1, categories: [], items: [] }, { isWhole: false });
  expect(menuStore.get().isPartial).toBe(true);
  await completeMenu();
  expect(menuStore.get().isPartial).toBe(false);
});

function menuResponse(path: string, priceKurus: number): Response {
  const category = { id: 9, slug: 'sides', nameEn: 'Sides', nameTr: 'Yan lezzetler' };
  const item = { id: 91, categoryId: 9, nameEn: 'Onion Rings', nameTr: 'Soğan' };
  const words = { descriptionEn: 'In beer batter', descriptionTr: 'Bira hamurunda' };
  const dish = {
    ...item,
    ...words,
    price: (priceKurus / 100).toFixed(2),
    isAvailable: true,
    allergens: [],
  };
  return Response.json(path.endsWith('items') ? [dish] : [category], {
    headers: { 'X-BB-Api': '1', 'X-BB-Menu': String(priceKurus), 'X-BB-Now': '1' },
  });
}
