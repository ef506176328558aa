import type { BrunchRules } from '../bookings/brunch-rules';
import { USUAL_BRUNCH } from '../bookings/brunch-rules';
import type { ClubRules } from '../club/points';
import { kurusOf } from '../money';
import type { SettingValues } from './settings';

/** @param mostSeats seats of the largest bookable table: no setting offers it more guests */
export function brunchRulesOf(values: SettingValues, mostSeats: number): BrunchRules {
  return {
    foods: offered(values['brunch.foods']),
    sauces: offered(values['brunch.sauces']),
    drinks: offered(values['brunch.drinks']),
    slots: values['brunch.slots'],
    depositKurus: kurusOf(values['brunch.deposit']) ?? USUAL_BRUNCH.depositKurus,
    depositHours: values['brunch.depositHours'],
    heldDays: values['brunch.heldDays'],
    drinkHours: values['brunch.drinkHours'],
    maxParty: Math.min(values['brunch.maxParty'], mostSeats),
  };
}

function offered<Dish extends { isOn: boolean }>(dishes: readonly Dish[]): Omit<Dish, 'isOn'>[] {
  return dishes.filter(({ isOn }) => isOn).map(({ isOn: _isOn, ...dish }) => dish);
}

export function clubRulesOf(values: SettingValues): ClubRules {
  return {
    tierPoints: values['club.tierPoints'],
    tierNames: { en: values['club.tierNamesEn'], tr: values['club.tierNamesTr'] },
    tiersGive: { en: values['club.tiersGiveEn'], tr: values['club.tiersGiveTr'] },
    rewardPoints: values['club.rewardPoints'],
  };
}
