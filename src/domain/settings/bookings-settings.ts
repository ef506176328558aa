import { listedDays, type SettingDefinitions } from './setting';

export const BOOKINGS_SETTINGS = {
  'bookings.closedDays': {
    group: 'bookings',
    ...listedDays(),
    label: { en: 'Days without bookings', tr: 'Rezervasyon alınmayan günler' },
    hint: {
      en: 'One a line, for example 31.12.2026. Bookings that stand stay.',
      tr: 'Her satıra bir gün, örneğin 31.12.2026. Alınmış rezervasyonlar kalır.',
    },
  },
} as const satisfies SettingDefinitions;
