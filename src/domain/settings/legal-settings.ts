import type { VatLicence } from '../bills/vat';
import { chosenOne } from './chosen';
import { inGroup, mailed, numbered, type SettingChoice, switched, written } from './setting';

const LICENCES: readonly SettingChoice<VatLicence>[] = [
  { value: 'unknown', label: { en: 'Not chosen', tr: 'Seçilmedi' } },
  {
    value: 'restaurant',
    label: {
      en: 'Restaurant: food 10 %, alcohol and tobacco 20 %',
      tr: 'Lokanta: yiyecek %10, alkol ve tütün %20',
    },
  },
  { value: 'bar', label: { en: 'Bar: 20 % on everything', tr: 'Bar: hepsinde %20' } },
];

export const LEGAL_SETTINGS = inGroup('legal', {
  'venue.legalName': {
    ...written(),
    label: { en: 'Legal name', tr: 'Ticari unvan' },
  },
  'venue.taxOffice': {
    ...written(),
    label: { en: 'Tax office', tr: 'Vergi dairesi' },
  },
  'venue.taxNumber': {
    ...written(),
    label: { en: 'Tax number', tr: 'Vergi numarası' },
  },
  'venue.mersis': {
    ...written(),
    label: { en: 'MERSIS number', tr: 'MERSİS numarası' },
  },
  'venue.kep': {
    ...mailed(),
    label: { en: 'KEP address', tr: 'KEP adresi' },
  },
  'legal.alcoholOrders': {
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
  'vat.licence': {
    ...chosenOne<VatLicence>('unknown', LICENCES),
    label: { en: 'Licence of the venue, for VAT', tr: 'İşletmenin ruhsatı (KDV için)' },
    hint: {
      en: 'Ask your accountant. It counts for dishes ordered from now on.',
      tr: 'Mali müşavirinize sorun. Bundan sonra sipariş edilen ürünler için geçerlidir.',
    },
  },
  'vat.brunchDrinks': {
    ...numbered(0, { from: 0, to: 100, unit: { en: '%', tr: '%' } }),
    label: { en: 'Drinks in the price of a brunch', tr: 'Brunch fiyatındaki içecek payı' },
    hint: {
      en: 'For VAT with a restaurant’s licence; 0: the whole price counts as food.',
      tr: 'Lokanta ruhsatında KDV için; 0: fiyatın tamamı yiyecek sayılır.',
    },
  },
});
