import { dishPart, OPTION_PARTS, type Recipe, type RecipePart } from '#domain/inventory/recipe';
import { FRIES_NAMES, type Fries, SAUCE_NAMES, type Sauce } from '#domain/menu/extras';
import type { Words } from '#domain/resource/field';

export type RecipeRow = { part: RecipePart; name: Words; recipe: Recipe };
export type RecipeGroup = { key: string; name: Words; rows: RecipeRow[] };

type Dish = { id: number; categoryId: number; nameEn: string; nameTr: string };
type Category = { id: number; nameEn: string; nameTr: string };

const OPTION_GROUPS: Record<string, Words> = {
  fries: { en: 'Fries', tr: 'Patates' },
  sauce: { en: 'Sauces', tr: 'Soslar' },
};

/** Returns every dish by its category, and the options that any dish may have, each with its recipe. */
export function recipeGroups(
  dishes: readonly Dish[],
  categories: readonly Category[],
  recipes: readonly Recipe[],
): RecipeGroup[] {
  const stored = new Map(recipes.map((recipe) => [recipe.part, recipe]));
  const rowOf = (part: RecipePart, name: Words): RecipeRow => ({
    part,
    name,
    recipe: stored.get(part) ?? { part, lines: [], changedBy: null, changedAt: null },
  });
  const ofDishes = categories.map((category) => ({
    key: String(category.id),
    name: wordsOf(category),
    rows: dishes
      .filter(({ categoryId }) => categoryId === category.id)
      .map((dish) => rowOf(dishPart(dish.id), wordsOf(dish))),
  }));
  const ofOptions = Object.entries(OPTION_GROUPS).map(([key, name]) => ({
    key,
    name,
    rows: OPTION_PARTS.filter((part) => part.startsWith(`${key}:`)).map((part) =>
      rowOf(part, optionName(part)),
    ),
  }));
  return [...ofDishes, ...ofOptions].filter(({ rows }) => rows.length > 0);
}

/** Returns the ingredients in the form: those `listed` in their places, then all others with an amount. */
export function shownIngredients(
  values: Readonly<Record<string, unknown>>,
  listed: readonly string[],
): string[] {
  const others = Object.keys(values).filter((id) => !listed.includes(id));
  return [...listed, ...others.filter((id) => (values[id] ?? '') !== '')];
}

function optionName(part: RecipePart): Words {
  const [kind, name] = part.split(':');
  return kind === 'fries' ? FRIES_NAMES[name as Fries] : SAUCE_NAMES[name as Sauce];
}

function wordsOf({ nameEn, nameTr }: { nameEn: string; nameTr: string }): Words {
  return { en: nameEn || nameTr, tr: nameTr || nameEn };
}
