import { type SettingDefinitions, switched } from './setting';

export const OFFICE_SETTINGS = {
  'payments.orders': {
    group: 'office',
    ...switched(false),
    label: { en: 'Card payment for orders', tr: 'Siparişlerde kartla ödeme' },
    hint: {
      en: 'Needs a connected bank. Deposits do not need this.',
      tr: 'Bağlı bir banka gerekir. Kapora için gerekmez.',
    },
  },
  'stock.switchOff': {
    group: 'office',
    ...switched(false),
    label: {
      en: 'Switch a dish off when one of its ingredients runs out',
      tr: 'Malzemesi biten ürünü kapat',
    },
    hint: {
      en: 'It stays off until somebody switches it on again.',
      tr: 'Biri yeniden açana kadar kapalı kalır.',
    },
  },
} as const satisfies SettingDefinitions;
