import { type BrunchRules, USUAL_BRUNCH } from '../brunch/brunch-rules';
import { kurusOf } from '../money';
import type { SettingValues } from './settings';

export function brunchRulesOf(values: SettingValues): BrunchRules {
  return {
    foods: offered(values['brunch.foods']),
    sauces: offered(values['brunch.sauces']),
    drinks: offered(values['brunch.drinks']),
    slots: values['brunch.slots'],
    depositKurus: kurusOf(values['brunch.deposit']) ?? USUAL_BRUNCH.depositKurus,
    depositHours: values['brunch.depositHours'],
    heldDays: values['brunch.heldDays'],
    drinkHours: values['brunch.drinkHours'],
    maxParty: values['brunch.maxParty'],
  };
}

function offered<Dish extends { isOn: boolean }>(dishes: readonly Dish[]): Omit<Dish, 'isOn'>[] {
  return dishes.filter(({ isOn }) => isOn).map(({ isOn: _isOn, ...dish }) => dish);
}
