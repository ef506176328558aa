import * as inventory from '#domain/inventory/inventory.operations';
import type { Recipe } from '#domain/inventory/recipe';
import { recipeLines, recipeRecord } from '#domain/inventory/recipe';
import type { StaffDeps } from '../admin-db';
import { ApiError } from '../api-client';
import { recordOf } from '../json';
import type { SaveRecord } from './send';
import { send } from './send';

/** Records a booked movement; only counts have `expected`. */
export type BookedLine = { itemId: string; change: number; expected: number | null };

/** Changes a recipe; needs a connection. @throws ApiError conflict with the present recipe as a record */
export async function changeRecipe(deps: StaffDeps, { mutationId, id, input, from }: SaveRecord) {
  const body = { lines: recipeLines(input), from: from?.changedAt ?? null };
  const { recipe } = await send<{ recipe: Recipe }>(deps, inventory.changeRecipe, {
    id: id ?? '',
    input: body,
    mutationId,
  }).catch(asRecord);
  return recipeRecord(recipe);
}

function asRecord(error: unknown): never {
  if (!(error instanceof ApiError) || error.code !== 'conflict') throw error;
  const body = recordOf(error.body);
  // By the contract, a conflict carries the present recipe.
  const current = recipeRecord(body?.current as Recipe);
  throw new ApiError(error.status, JSON.stringify({ ...body, current }));
}
