import { MENU_CATEGORIES, MENU_ITEMS } from '../server/db/seed/menu';
import type { Mood } from './kit/backdrop';
import { portrait } from './kit/stage';
import { RECIPES } from './recipe-book';
import { FALLBACKS } from './recipes/fallbacks';
import { SCENES } from './scenes';

/** Holds one drawing and its files. */
export type Picture = { name: string; svg: string; files: readonly PictureFile[] };

export type PictureFile = { suffix: string; width: number; maxBytes: number };

const TILE: readonly PictureFile[] = [
  { suffix: '-320', width: 320, maxBytes: 2_400 },
  { suffix: '-640', width: 640, maxBytes: 9_000 },
];

function fallback(slug: string, seed: number): string {
  const draw = FALLBACKS[slug];
  if (!draw) throw new Error(`no fallback drawing for the category ${slug}`);
  return portrait(draw(), { seed });
}

/** Draws every menu item by its own recipe, or by its category's. */
function itemPictures(): Picture[] {
  const slugs = new Map(MENU_CATEGORIES.map(({ id, slug }) => [id, slug]));
  const recipes = new Map(
    Object.values(RECIPES).flatMap((list) => list.map((recipe) => [recipe.id, recipe])),
  );
  return MENU_ITEMS.map(({ id, categoryId }) => {
    const recipe = recipes.get(id);
    const mood: Mood = { seed: id, ...recipe?.mood };
    const svg = recipe
      ? portrait(recipe.still(), mood, recipe.fill)
      : fallback(slugs.get(categoryId) ?? '', id);
    return { name: String(id), svg, files: TILE };
  });
}

function categoryPictures(): Picture[] {
  return MENU_CATEGORIES.map(({ id, slug }) => ({
    name: `category-${slug}`,
    svg: fallback(slug, 900 + id),
    files: TILE,
  }));
}

/** Returns all pictures as drawings, before rendering. */
export function pictures(): Picture[] {
  return [
    ...itemPictures(),
    ...categoryPictures(),
    ...SCENES.map(({ name, draw, files }) => ({ name, svg: draw(), files })),
  ];
}
