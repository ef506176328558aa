import {
  type RecipesRepository,
  recipeRead,
} from '../../repositories/inventory/recipes.repository';

/** The recipes of all dishes and options. */
export async function listRecipes({ recipes }: { recipes: RecipesRepository }) {
  return { recipes: (await recipes.list()).map(recipeRead) };
}
