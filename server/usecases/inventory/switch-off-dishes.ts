import { STOCK_ACTOR } from '#domain/staff/activity-log';
import type { RecipesRepository } from '../../repositories/inventory/recipes.repository';
import type { Effect } from '../../services/mail/effect-handlers';
import type { StaffRequest } from '../shared/staff-change';

/** A trigger writes this effect when an item runs out, if the setting is on. */
export const STOCK_OUT = 'stock.out';
const STOCK = { id: STOCK_ACTOR };

type SwitchOff = StaffRequest<{ isAvailable: false }, { id: string }>;

export type SwitchOffDishesDeps = {
  recipes: RecipesRepository;
  newId: () => string;
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
      change: { isAvailable: false },
      member: STOCK,
      ageMs: 0,
    });
  }
}
