import type { ClubRules } from '../club/tiers';
import type { SettingValues } from './settings';

export function clubRulesOf(values: SettingValues): ClubRules {
  return {
    tierPoints: values['club.tierPoints'],
    tierNames: { en: values['club.tierNamesEn'], tr: values['club.tierNamesTr'] },
    tiersGive: { en: values['club.tiersGiveEn'], tr: values['club.tiersGiveTr'] },
    rewardPoints: values['club.rewardPoints'],
  };
}
