import { LIRA_PER_POINT } from '../club/points';
import { USUAL_CLUB } from '../club/tiers';
import { listedNames, listedNumbers } from './listed';
import { inGroup, numbered, paragraph } from './setting';

const LIRA = { en: 'lira', tr: 'lira' };
const POINTS = { en: 'points', tr: 'puan' };
const MOST_POINTS = 100_000;
const TIER_PARTS = [
  { en: 'First tier', tr: 'Birinci seviye' },
  { en: 'Second tier', tr: 'İkinci seviye' },
  { en: 'Third tier', tr: 'Üçüncü seviye' },
  { en: 'Fourth tier', tr: 'Dördüncü seviye' },
];
const REWARD_PARTS = [
  { en: 'Fries or a side', tr: 'Patates veya yan lezzet' },
  { en: 'Wings or tenders', tr: 'Kanat veya çıtır tavuk' },
  { en: 'Smash burger', tr: 'Smash burger' },
];

export const CLUB_SETTINGS = inGroup('club', {
  'club.liraPerPoint': {
    ...numbered(LIRA_PER_POINT, { from: 1, to: 1000, unit: LIRA }),
    label: { en: 'Lira for one point', tr: 'Bir puan için lira' },
    hint: {
      en: 'For orders placed from now on. Points that members have stay.',
      tr: 'Bundan sonraki siparişler için. Üyelerin puanları değişmez.',
    },
  },
  'club.rewardPoints': {
    ...listedNumbers(USUAL_CLUB.rewardPoints, {
      from: 1,
      to: MOST_POINTS,
      unit: POINTS,
      parts: REWARD_PARTS,
    }),
    label: { en: 'What rewards cost', tr: 'Ödüllerin puanı' },
    hint: {
      en: 'Dishes held in carts keep their cost. The menu’s editor says which dish is which reward.',
      tr: 'Sepette bekleyen ürünlerin puanı değişmez. Hangi ürünün hangi ödül olduğu menü düzenleyicidedir.',
    },
  },
  'club.tierPoints': {
    ...listedNumbers(USUAL_CLUB.tierPoints, {
      from: 1,
      to: MOST_POINTS,
      unit: POINTS,
      parts: TIER_PARTS.slice(1),
      isRising: true,
    }),
    label: { en: 'Points of the tiers', tr: 'Seviyelerin puanları' },
    hint: {
      en: 'The first tier begins with the first order. Members move at once; their points stay.',
      tr: 'Birinci seviye ilk siparişle başlar. Üyeler hemen geçer, puanları değişmez.',
    },
  },
  'club.tierNamesEn': {
    ...listedNames(USUAL_CLUB.tierNames.en, TIER_PARTS),
    label: { en: 'Names of the tiers (English)', tr: 'Seviye adları (İngilizce)' },
  },
  'club.tierNamesTr': {
    ...listedNames(USUAL_CLUB.tierNames.tr, TIER_PARTS),
    label: { en: 'Names of the tiers (Turkish)', tr: 'Seviye adları (Türkçe)' },
  },
  'club.tiersGiveEn': {
    ...paragraph(),
    label: { en: 'What the tiers give (English)', tr: 'Seviyelerin sağladıkları (İngilizce)' },
    hint: {
      en: 'Shown below the tiers. Empty: nothing is shown.',
      tr: 'Seviyelerin altında gösterilir. Boşsa gösterilmez.',
    },
  },
  'club.tiersGiveTr': {
    ...paragraph(),
    label: { en: 'What the tiers give (Turkish)', tr: 'Seviyelerin sağladıkları (Türkçe)' },
  },
});
