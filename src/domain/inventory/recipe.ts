import * as v from 'valibot';
import { listOf, uuidText } from '../fields';
import { FRIES, SAUCES } from '../menu/extras';
import { someQuantity } from '../quantity';

/** A part is a dish ("dish:12") or an option ("fries:plain", "sauce:bbq"). An order line uses its parts' recipes. */
export type RecipePart = string;

export const OPTION_PARTS: readonly RecipePart[] = [
  ...FRIES.map((fries) => `fries:${fries}`),
  ...SAUCES.map((sauce) => `sauce:${sauce}`),
];

export function dishPart(menuItemId: number): RecipePart {
  return `dish:${menuItemId}`;
}

export function dishOf(part: RecipePart): number | null {
  const id = /^dish:([1-9]\d{0,8})$/.exec(part)?.[1];
  return id === undefined ? null : Number(id);
}

export function isRecipePart(part: string): boolean {
  return dishOf(part) !== null || OPTION_PARTS.includes(part);
}

/** A recipe in the API lists the stock that one portion uses. */
export type Recipe = {
  part: RecipePart;
  lines: { itemId: string; quantity: number }[];
  changedBy: string | null;
  changedAt: string | null;
};

export const MOST_INGREDIENTS = 40;

/** Describes the body of PUT /api/admin/recipes/{part}; `from` is the `changedAt` that the person saw. */
export const changeRecipeInput = v.object({
  lines: v.pipe(
    listOf(v.object({ itemId: uuidText, quantity: someQuantity }), MOST_INGREDIENTS),
    v.check(
      (lines) => new Set(lines.map(({ itemId }) => itemId)).size === lines.length,
      'inventory.twice',
    ),
  ),
  from: v.exactOptional(v.nullable(v.string())),
});
export type ChangeRecipeInput = v.InferOutput<typeof changeRecipeInput>;
