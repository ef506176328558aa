import type { CLUB_SETTINGS } from '../../../src/domain/settings/club-settings';
import { newMember } from '../test-members';
import { lemonades, placeOrder } from '../test-orders';
import type { Effect, SettingEffect } from './effect';

const earned: Effect = async (bar) => {
  const { browser, id } = await newMember(bar);
  return (await placeOrder(browser, lemonades({ userId: id }))).body.pointsToEarn;
};

export const CLUB_EFFECTS = {
  'club.liraPerPoint': { value: 20, effect: earned, shown: 18 },
} satisfies Record<keyof typeof CLUB_SETTINGS, SettingEffect>;
