import { type BrunchRules, USUAL_BRUNCH } from '../brunch/brunch-rules';
import { kurusOf } from '../money';
import type { SettingValues } from './settings';

export function brunchRulesOf(values: SettingValues): BrunchRules {
  return {
    depositKurus: kurusOf(values['brunch.deposit']) ?? USUAL_BRUNCH.depositKurus,
    depositHours: values['brunch.depositHours'],
    heldDays: values['brunch.heldDays'],
    drinkHours: values['brunch.drinkHours'],
    maxParty: values['brunch.maxParty'],
  };
}
