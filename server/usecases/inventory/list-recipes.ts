import {
  type RecipesRepository,
  recipeRead,
} from '../../repositories/inventory/recipes.repository';

export async function listRecipes({ recipes }: { recipes: RecipesRepository }) {
  return { recipes: (await recipes.list()).map(recipeRead) };
}
