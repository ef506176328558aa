import type { CLUB_SETTINGS } from '../../../src/domain/settings/settings';
import { signIn } from '../bar/test-staff';
import { earn, newMember, redeem, SIDE } from '../data/test-members';
import { lemonades, placeOrder } from '../data/test-orders';
import type { Effect, SettingEffect } from './effect';
import { rules } from './effect';

const earned: Effect = async (bar) => {
  const { browser, id } = await newMember(bar);
  return (await placeOrder(browser, lemonades({ userId: id }))).body.pointsToEarn;
};

const redeemed: Effect = async (bar) =>
  (await redeem(await newMember(bar), { points: 100, itemId: SIDE })).body.code;

/** The tier of a member with 36 points. */
const tier: Effect = async (bar) => {
  const staff = await signIn(bar, 'manager');
  await earn(await newMember(bar), staff, 36);
  const { body } = await staff.send('/api/admin/customers');
  return (body.rows as { tier: string }[]).map((row) => row.tier);
};

const told =
  (part: string): Effect =>
  async (bar) =>
    ((await rules('club')(bar)) as Record<string, unknown> | undefined)?.[part];

const USUAL_TR = ['Bronz', 'Gümüş', 'Altın', 'VIP'];
const USUAL_EN = ['Bronze', 'Silver', 'Gold', 'VIP'];
const SAILORS = ['Deck hand', 'Sailor', 'Mate', 'Captain'];
const DENIZCILER = ['Miço', 'Tayfa', 'Reis', 'Kaptan'];

export const CLUB_EFFECTS = {
  'club.liraPerPoint': { value: 20, effect: earned, shown: 18 },
  'club.rewardPoints': {
    value: [50, 200, 300],
    effect: redeemed,
    shown: 'loyalty.wrong_points',
  },
  'club.tierPoints': { value: [10, 36, 37], effect: tier, shown: ['gold'] },
  'club.tierNamesEn': {
    value: SAILORS,
    effect: told('tierNames'),
    shown: { en: SAILORS, tr: USUAL_TR },
  },
  'club.tierNamesTr': {
    value: DENIZCILER,
    effect: told('tierNames'),
    shown: { en: USUAL_EN, tr: DENIZCILER },
  },
  'club.tiersGiveEn': {
    value: 'VIP: the best table.',
    effect: told('tiersGive'),
    shown: { en: 'VIP: the best table.', tr: '' },
  },
  'club.tiersGiveTr': {
    value: 'VIP: en iyi masa.',
    effect: told('tiersGive'),
    shown: { en: '', tr: 'VIP: en iyi masa.' },
  },
} satisfies Record<keyof typeof CLUB_SETTINGS, SettingEffect>;
