import { expect, test } from 'vitest';
import { CATEGORY_IDS } from '../../../tests/support/data/category-ids';
import type { SeedItem } from './menu';
import { MENU_CATEGORIES, MENU_ITEMS } from './menu';

const ENGLISH_WORDS =
  /(?<![\p{L}\p{M}'])(a|and|beef|bread|butter|charcoal|cheese|chicken|fried|fries|glass|grilled|in|lemon|of|on|onion|over|sauce|served|the|to|with|you|your)(?![\p{L}\p{M}])/iu;
const TURKISH_WORDS =
  /(?<![\p{L}\p{M}])(acılı|bir|dana|domates|ekmek|ile|kızartma|limonlu|peynir|sos|sosu|tavuk|ve|yanında)(?![\p{L}\p{M}])/iu;

/** Drinks and sandwiches keep their common names; kitchen dishes get Turkish ones. */
const TRANSLATED: number[] = [
  CATEGORY_IDS.wingsTenders,
  CATEGORY_IDS.grill,
  CATEGORY_IDS.salads,
  CATEGORY_IDS.sides,
  CATEGORY_IDS.hotDrinks,
  CATEGORY_IDS.shisha,
];

function itemsWhere(claim: (item: SeedItem) => boolean): string[] {
  return MENU_ITEMS.filter(claim).map((item) => item.nameEn);
}

test('every item has a name and a description in both languages', () => {
  const blank = (item: SeedItem) =>
    [item.nameEn, item.nameTr, item.descriptionEn, item.descriptionTr].some((t) => !t.trim());
  expect(itemsWhere(blank)).toEqual([]);
  expect(MENU_CATEGORIES.filter(({ nameEn, nameTr }) => !nameEn || !nameTr)).toEqual([]);
});

test('a description is one or two short lines and ends with a full stop, without exclamation marks', () => {
  const isFit = (text: string) => text.length >= 40 && text.length <= 110;
  const isCalm = (text: string) => text.endsWith('.') && !text.includes('!');
  const texts = MENU_ITEMS.flatMap((item) => [item.descriptionEn, item.descriptionTr]);
  expect(texts.filter((text) => !isFit(text) || !isCalm(text))).toEqual([]);
});

test('no text has stray spaces', () => {
  const texts = MENU_ITEMS.flatMap((i) => [i.nameEn, i.nameTr, i.descriptionEn, i.descriptionTr]);
  expect(texts.filter((text) => text !== text.trim() || /\s{2}| [,.]/.test(text))).toEqual([]);
});

test('the Turkish descriptions hold no English words, the English ones no Turkish', () => {
  expect(MENU_ITEMS.map((i) => i.descriptionTr).filter((t) => ENGLISH_WORDS.test(t))).toEqual([]);
  expect(MENU_ITEMS.map((i) => i.descriptionEn).filter((t) => TURKISH_WORDS.test(t))).toEqual([]);
});

test('the dishes of the kitchen have a Turkish name', () => {
  const untranslated = (i: SeedItem) => TRANSLATED.includes(i.categoryId) && i.nameTr === i.nameEn;
  expect(itemsWhere(untranslated)).toEqual([]);
});
