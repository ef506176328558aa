import { DomainError } from '#domain/error-codes';
import { type ChangeRecipeInput, dishOf, isRecipePart } from '#domain/inventory/recipe';
import { quantityOf } from '#domain/quantity';
import { STOCK_ACTOR } from '#domain/staff/activity-log';
import type { InventoryRow } from '../../repositories/inventory/inventory.repository';
import { recipeRead, type StoredRecipe } from '../../repositories/inventory/recipes.repository';
import type { MutationResponse } from '../../repositories/stored-responses.repository';
import type { Effect } from '../../services/mail/effect-handlers';
import { type AuditDeps, staffOnce } from '../shared/audit-row';
import type { Parts } from '../shared/parts';
import type { StaffRequest } from '../shared/staff-change';
import { untilWritten } from '../shared/until-written';
import type { StockRequest } from './book-stock';

export async function listRecipes({ recipes }: Pick<Parts, 'recipes'>) {
  return { recipes: (await recipes.list()).map(recipeRead) };
}

type ChangeRecipeDeps = AuditDeps & Pick<Parts, 'recipes' | 'inventory' | 'menu' | 'responses'>;

/** Changes a recipe. An equal recipe succeeds; otherwise the first change wins. */
export async function changeRecipe(
  deps: ChangeRecipeDeps,
  request: StockRequest<ChangeRecipeInput> & { part: string },
): Promise<MutationResponse> {
  const { claim, input, part } = request;
  await refuseUnknown(deps, part);
  const lines = input.lines
    .map(({ itemId, quantity }) => ({ itemId, milli: quantity }))
    .sort((a, b) => (a.itemId < b.itemId ? -1 : 1));
  return untilWritten(async () => {
    const before = await deps.recipes.find(part);
    const seen = recipeRead(before);
    if (isSame(before.lines, lines)) {
      const body = JSON.stringify({ mutationId: claim.mutationId, recipe: seen });
      return deps.responses.keep(claim, { status: 200, body });
    }
    if (input.from !== undefined && input.from !== seen.changedAt) {
      throw new DomainError('conflict', { current: seen, by: seen.changedBy, at: seen.changedAt });
    }
    const items = await deps.inventory.named(
      [...lines, ...before.lines].map(({ itemId }) => itemId),
    );
    const known = new Map(items.map((item) => [item.id, item]));
    if (!lines.every(({ itemId }) => known.has(itemId))) {
      throw new DomainError('inventory.item_gone');
    }
    const at = deps.now();
    const changedBy = request.member.firstName;
    const row = { part, v: (before.row?.v ?? 0) + 1, changedAt: at, changedBy };
    const after = { part, row, lines };
    const changed = {
      before: amountsOf(before.lines, known),
      after: amountsOf(lines, known),
    };
    const fact = { action: 'recipe.change', tbl: 'recipe', pk: part, ...changed, at };
    const once = staffOnce(deps, request, fact, { body: { recipe: recipeRead(after) } });
    return deps.recipes.change({ before, after }, once);
  });
}

type Line = StoredRecipe['lines'][number];

/** Returns a recipe for the activity log: "0.25 kg" by item name. */
function amountsOf(lines: readonly Line[], items: ReadonlyMap<string, InventoryRow>) {
  const amounts = lines.map(({ itemId, milli }) => {
    const item = items.get(itemId);
    return [item?.nameEn ?? itemId, `${quantityOf(milli)} ${item?.unit ?? ''}`.trim()] as const;
  });
  return Object.fromEntries(amounts);
}

function isSame(a: readonly Line[], b: readonly Line[]): boolean {
  const isLine = (line: Line, index: number) =>
    line.itemId === b[index]?.itemId && line.milli === b[index]?.milli;
  return a.length === b.length && a.every(isLine);
}

async function refuseUnknown({ menu }: ChangeRecipeDeps, part: string): Promise<void> {
  const dish = dishOf(part);
  const isKnown =
    dish === null ? isRecipePart(part) : (await menu.read()).items.some((item) => item.id === dish);
  if (!isKnown) throw new DomainError('not_found');
}

/** A trigger writes this effect when an item runs out, if the setting is on. */
export const STOCK_OUT = 'stock.out';
const STOCK = { id: STOCK_ACTOR };

type SwitchOff = StaffRequest<{ isAvailable: false }, { id: string }>;

export type SwitchOffDishesDeps = Pick<Parts, 'recipes' | 'newId'> & {
  /** Runs the same use case as a staff change. */
  changeAvailability(request: SwitchOff): Promise<unknown>;
};

/** Marks dishes sold out that need an item without stock; skips an item that staff restocked since. */
export async function switchOffDishes(
  { recipes, newId, changeAvailability }: SwitchOffDishesDeps,
  { payload }: Pick<Effect, 'payload'>,
): Promise<void> {
  for (const itemId of await recipes.dishesWithout(String(payload.itemId))) {
    const kind = 'menu.availability';
    const claim = { mutationId: newId(), principal: STOCK.id, kind, hash: '' };
    await changeAvailability({
      claim,
      id: String(itemId),
      input: { isAvailable: false },
      member: STOCK,
      ageMs: 0,
    });
  }
}
