import type { Choice } from '../resource/resource';
import type { Station } from './station';

const STATION_CHOICES: readonly (Choice & { value: Station })[] = [
  { value: 'kitchen', label: { en: 'Kitchen', tr: 'Mutfak' } },
  { value: 'grill', label: { en: 'Grill', tr: 'Izgara' } },
  { value: 'bar', label: { en: 'Bar', tr: 'Bar' } },
  { value: 'shisha', label: { en: 'Shisha', tr: 'Nargile' } },
];

/** Where a dish is made; its ticket goes there. */
export const STATION_FIELD = {
  label: { en: 'Station', tr: 'İstasyon' },
  choices: STATION_CHOICES,
  code: 'menu.station_unknown',
};
