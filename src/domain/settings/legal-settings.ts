import { mailed, numbered, type SettingDefinitions, switched, written } from './setting';

const PERCENT = { en: '%', tr: '%' };
/** VAT for food and drink served in Turkey, 2026. */
const VAT_PERCENT = 10;

export const LEGAL_SETTINGS = {
  'venue.legalName': {
    group: 'legal',
    ...written(),
    label: { en: 'Legal name', tr: 'Ticari unvan' },
  },
  'venue.taxOffice': {
    group: 'legal',
    ...written(),
    label: { en: 'Tax office', tr: 'Vergi dairesi' },
  },
  'venue.taxNumber': {
    group: 'legal',
    ...written(),
    label: { en: 'Tax number', tr: 'Vergi numarası' },
  },
  'venue.mersis': {
    group: 'legal',
    ...written(),
    label: { en: 'MERSIS number', tr: 'MERSİS numarası' },
  },
  'venue.kep': {
    group: 'legal',
    ...mailed(),
    label: { en: 'KEP address', tr: 'KEP adresi' },
  },
  'legal.alcoholOrders': {
    group: 'legal',
    ...switched(true),
    label: {
      en: 'Guests order alcohol and shisha themselves',
      tr: 'Misafirler alkol ve nargileyi kendileri sipariş eder',
    },
    hint: {
      en: 'At the table only, as law demands. Off: the team takes these orders, and the server refuses them.',
      tr: 'Kanun gereği yalnızca masada. Kapalı: bu siparişleri ekip alır, sunucu reddeder.',
    },
  },
  'vat.percent': {
    group: 'legal',
    ...numbered(VAT_PERCENT, { from: 0, to: 100, isWhole: false, unit: PERCENT }),
    label: { en: 'VAT included in the prices', tr: 'Fiyatlara dâhil KDV' },
    hint: { en: 'For the summary of the financials.', tr: 'Finans özeti için.' },
  },
} as const satisfies SettingDefinitions;
