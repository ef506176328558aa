import * as v from 'valibot';
import { someQuantity } from '../quantity';
import type { Field, Words } from '../resource/field';
import type { Resource, ResourceRecord, Values } from '../resource/resource';
import { type InventoryUnit, UNIT_WORDS } from './inventory-item';
import type { Recipe } from './recipe';

const amount = v.nullable(
  v.pipe(
    v.union([v.number(), v.string()]),
    v.check((typed) => v.safeParse(someQuantity, typed).success, 'quantity.invalid'),
  ),
);

/** A recipe has the form of a record: each stock item is a field, and an empty field is no ingredient. */
export function recipeResource(items: readonly ResourceRecord[], title: Words): Resource {
  return {
    name: 'recipe',
    words: { one: { en: 'Recipe', tr: 'Reçete' }, many: { en: 'Recipes', tr: 'Reçeteler' } },
    path: '/api/admin/recipes',
    read: 'inventory.read',
    change: 'inventory.change',
    sort: 'id',
    title: (_, language) => title[language],
    fields: Object.fromEntries(items.map((item) => [String(item.id), amountField(item)])),
  };
}

function amountField({ nameEn, nameTr, unit }: ResourceRecord): Field {
  const units = UNIT_WORDS[unit as InventoryUnit];
  const label = { en: `${nameEn} (${units.en})`, tr: `${nameTr} (${units.tr})` };
  return { label, kind: 'decimal', schema: amount, isRequired: false, initial: null };
}

export function recipeRecord({ part, lines, changedBy, changedAt }: Recipe): ResourceRecord {
  const amounts = lines.map(({ itemId, quantity }) => [itemId, quantity] as const);
  return { id: part, v: 0, changedBy, changedAt, ...Object.fromEntries(amounts) };
}

export function recipeLines(input: Values): { itemId: string; quantity: unknown }[] {
  return Object.entries(input)
    .filter(([, quantity]) => quantity !== null)
    .map(([itemId, quantity]) => ({ itemId, quantity }));
}
