import { LIRA_PER_POINT } from '../club/points';
import { numbered, type SettingDefinitions } from './setting';

const LIRA = { en: 'lira', tr: 'lira' };

export const CLUB_SETTINGS = {
  'club.liraPerPoint': {
    group: 'club',
    ...numbered(LIRA_PER_POINT, { from: 1, to: 1000, unit: LIRA }),
    label: { en: 'Lira for one point', tr: 'Bir puan için lira' },
    hint: {
      en: 'For orders placed from now on. Points that members have stay.',
      tr: 'Bundan sonraki siparişler için. Üyelerin puanları değişmez.',
    },
  },
} as const satisfies SettingDefinitions;
