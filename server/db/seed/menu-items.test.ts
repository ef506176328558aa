import { describe, expect, test } from 'vitest';
import type { Allergen } from '#domain/menu/menu-item';
import { ALLERGENS, itemChoice } from '#domain/menu/menu-item';
import { CATEGORY_IDS } from '../../../tests/support/data/category-ids';
import type { SeedItem } from './menu';
import { MENU_CATEGORIES, MENU_ITEMS } from './menu';

const FROM_ANIMALS: Allergen[] = ['crustaceans', 'eggs', 'fish', 'milk', 'molluscs'];
const FROM_SEA: Allergen[] = ['crustaceans', 'fish', 'molluscs'];

function itemsWhere(claim: (item: SeedItem) => boolean): string[] {
  return MENU_ITEMS.filter(claim).map((item) => item.nameEn);
}

function namesIn(categoryId: number): string[] {
  return itemsWhere((item) => item.categoryId === categoryId);
}

describe('the menu as a whole', () => {
  test('every category and every item has its own number and its own name', () => {
    const ids = MENU_ITEMS.map((item) => item.id);
    const keys = MENU_CATEGORIES.flatMap(({ id, slug }) => [id, slug]);
    expect(new Set(ids).size).toBe(ids.length);
    expect(new Set(keys).size).toBe(keys.length);
    expect(new Set(MENU_ITEMS.map((item) => item.nameEn)).size).toBe(ids.length);
    expect(new Set(MENU_ITEMS.map((item) => item.nameTr)).size).toBe(ids.length);
  });

  test('there are at least ten categories, none empty, and at least 88 items', () => {
    expect(MENU_CATEGORIES.length).toBeGreaterThanOrEqual(10);
    expect(MENU_ITEMS.length).toBeGreaterThanOrEqual(88);
    expect(MENU_CATEGORIES.filter(({ id }) => namesIn(id).length === 0)).toEqual([]);
  });

  test('items stand in the order of their categories', () => {
    const order = [...new Set(MENU_ITEMS.map((item) => item.categoryId))];
    expect(order).toEqual(MENU_CATEGORIES.map(({ id }) => id));
  });

  test('prices are whole lira between 50 and 5,000', () => {
    const odd = ({ priceKurus }: SeedItem) =>
      priceKurus % 100 !== 0 || priceKurus < 5_000 || priceKurus > 500_000;
    expect(itemsWhere(odd)).toEqual([]);
  });

  test('only what waits for its season is hidden', () => {
    expect(itemsWhere((item) => item.isAvailable === false)).toEqual([
      'Fig & Lor Salad',
      'Mulled Wine',
    ]);
  });
});

describe('the items that the club and the brunch depend on', () => {
  test('the burgers, drinks and wines of the brunch are on the menu', () => {
    const brunchList: [number, string[]][] = [
      [
        CATEGORY_IDS.burgers,
        [
          'The Bliss Classic',
          'The Bliss Classic Cheese',
          'The BBQ Bliss Stack',
          'Chicken Burger Bliss',
          'The Fine Falafel Burger (V)',
        ],
      ],
      [CATEGORY_IDS.smallPlates, ['3 Chicken Tenders']],
      [
        CATEGORY_IDS.cocktails,
        [
          'Sex On The Beach',
          'Woo Woo',
          'Blue Lagoon',
          'Classic Mojito',
          'Margarita',
          'Malibu Sunset',
        ],
      ],
      [CATEGORY_IDS.beers, ['Efes', 'Efes Malt', 'Tuborg']],
      [CATEGORY_IDS.wines, ['House Red', 'House White', 'House Rose']],
    ];
    for (const [categoryId, names] of brunchList) {
      expect(namesIn(categoryId)).toEqual(expect.arrayContaining(names));
    }
  });

  test('burgers are category 6, sides category 9', () => {
    const slugs = new Map(MENU_CATEGORIES.map(({ id, slug }) => [id, slug]));
    expect([slugs.get(6), slugs.get(9)]).toEqual(['burgers', 'sides']);
  });

  test('a tap opens the brunch, the fries or the sauces for the items meant, and for no others', () => {
    const choices = MENU_CATEGORIES.flatMap((category) =>
      MENU_ITEMS.filter((item) => item.categoryId === category.id).map(
        (item) => [itemChoice(item, category), item.nameEn, category.slug] as const,
      ),
    );
    const namesOf = (choice: string) => choices.filter(([c]) => c === choice).map(([, n]) => n);
    const slugsOf = (choice: string) => choices.filter(([c]) => c === choice).map(([, , s]) => s);
    expect(namesOf('brunch')).toEqual(['Bottomless Brunch', 'Bottomless Brunch for Two']);
    expect(namesOf('out-of-stock')).toEqual(['Sweet Potato Fries']);
    expect(new Set(slugsOf('fries'))).toEqual(new Set(['burgers', 'hotdogs']));
    expect(slugsOf('sauce').filter((slug) => slug === 'small-plates')).toHaveLength(2);
    expect(new Set(slugsOf('sauce'))).toEqual(new Set(['wings-tenders', 'small-plates']));
  });
});

describe('rewards of the club', () => {
  test('the chicken rewards are items 44, 46, 74 and 75, three pieces each', () => {
    const chicken = MENU_ITEMS.filter((item) => item.rewardKind === 'chicken');
    expect(chicken.map((item) => item.id).sort()).toEqual([44, 46, 74, 75]);
    expect(chicken.filter((i) => !i.nameEn.includes('3') || !i.nameTr.includes('3'))).toEqual([]);
  });

  test('every burger is a burger reward, every side a side reward, and nothing else is', () => {
    const rewards = (kind: string) => itemsWhere((item) => item.rewardKind === kind);
    expect(rewards('burger')).toEqual(namesIn(CATEGORY_IDS.burgers));
    expect(rewards('side')).toEqual(namesIn(CATEGORY_IDS.sides));
  });

  test('no other name passes for fries or a side', () => {
    const looksLikeSide = (item: SeedItem) => /fries|side/i.test(item.nameEn);
    expect(itemsWhere((i) => looksLikeSide(i) && i.categoryId !== CATEGORY_IDS.sides)).toEqual([]);
  });

  test('no reward holds alcohol, tobacco or pork', () => {
    const unfit = (i: SeedItem) => i.rewardKind !== null && (i.alcohol || i.tobacco || i.pork);
    expect(itemsWhere(unfit)).toEqual([]);
  });
});

describe('the marks of the menu', () => {
  test('vegan is always vegetarian, and holds nothing from animals', () => {
    const holds = (item: SeedItem, kinds: Allergen[]) =>
      item.allergens.some((allergen) => kinds.includes(allergen));
    expect(itemsWhere((item) => item.vegan && !item.vegetarian)).toEqual([]);
    expect(itemsWhere((item) => item.vegan && holds(item, FROM_ANIMALS))).toEqual([]);
    expect(itemsWhere((item) => item.vegetarian && holds(item, FROM_SEA))).toEqual([]);
  });

  test('pork is in one dish, which says so and is not vegetarian', () => {
    const pork = MENU_ITEMS.filter((item) => item.pork);
    expect(pork.map((item) => item.nameEn)).toEqual(['The All-Day English']);
    expect(pork.filter((item) => item.vegetarian)).toEqual([]);
    expect(pork.map((item) => item.descriptionEn).join()).toContain('Contains pork');
  });

  test('cocktails, beers and wines hold alcohol unless they say 0 %', () => {
    const bar: number[] = [CATEGORY_IDS.cocktails, CATEGORY_IDS.beers, CATEGORY_IDS.wines];
    const dry = itemsWhere((item) => bar.includes(item.categoryId) && !item.alcohol);
    expect(dry).toEqual(['Alcohol-Free Beer 0.0%']);
  });

  test('outside the bar, alcohol is in the brunch and the beer batter only', () => {
    const bar: number[] = [CATEGORY_IDS.cocktails, CATEGORY_IDS.beers, CATEGORY_IDS.wines];
    const elsewhere = itemsWhere((item) => item.alcohol && !bar.includes(item.categoryId));
    expect(elsewhere).toEqual([
      'Beer-Battered Fish & Chips',
      'Bottomless Brunch',
      'Bottomless Brunch for Two',
    ]);
  });

  test('tobacco is all of the shisha and nothing else', () => {
    expect(itemsWhere((item) => item.tobacco)).toEqual(namesIn(CATEGORY_IDS.shisha));
  });

  test('allergens are declared once each, in the order of the law', () => {
    const inOrder = ({ allergens }: SeedItem) => ALLERGENS.filter((a) => allergens.includes(a));
    const disordered = (item: SeedItem) => inOrder(item).join() !== item.allergens.join();
    expect(itemsWhere(disordered)).toEqual([]);
  });

  test('every beer declares gluten, and every wine sulphites', () => {
    const isBeer = (item: SeedItem) => item.categoryId === CATEGORY_IDS.beers;
    const isWine = (item: SeedItem) => /House|Bottle|Wine/.test(item.nameEn);
    expect(itemsWhere((i) => isBeer(i) && !i.allergens.includes('gluten'))).toEqual([]);
    const wines = MENU_ITEMS.filter((i) => i.categoryId === CATEGORY_IDS.wines && isWine(i));
    expect(wines.filter((i) => !i.allergens.includes('sulphites'))).toEqual([]);
  });
});
