import { numbered, priced, type SettingDefinitions } from './setting';

const PERCENT = { en: '%', tr: '%' };
const MOST_KURUS = 10_000_000;

/** What a member of the team takes off a bill without a manager's PIN, a bill and evening. */
export const TILL_SETTINGS = {
  'till.voidLimit': {
    group: 'till',
    ...priced(50_000, MOST_KURUS),
    label: { en: 'Taken off without a manager', tr: 'Müdür onayı olmadan iptal' },
    hint: { en: 'The sum of a bill.', tr: 'Bir hesabın toplamı.' },
  },
  'till.compLimit': {
    group: 'till',
    ...priced(0, MOST_KURUS),
    label: { en: 'On the house without a manager', tr: 'Müdür onayı olmadan ikram' },
    hint: { en: 'The sum of a bill.', tr: 'Bir hesabın toplamı.' },
  },
  'till.discountLimit': {
    group: 'till',
    ...numbered(10, { from: 0, to: 100, unit: PERCENT }),
    label: { en: 'Discount without a manager', tr: 'Müdür onayı olmadan indirim' },
    hint: { en: 'A part of the bill.', tr: 'Hesabın bir bölümü.' },
  },
  'till.staffPercent': {
    group: 'till',
    ...numbered(50, { from: 0, to: 100, unit: PERCENT }),
    label: { en: 'Staff price: so much off', tr: 'Personel fiyatı indirimi' },
  },
} as const satisfies SettingDefinitions;
