import { USUAL_TILL_RULES } from '../bills/line-worth';
import { wholeKurus } from '../money';
import { inGroup, mailed, numbered, priced, switched } from './setting';

export const OFFICE_SETTINGS = inGroup('office', {
  'payments.orders': {
    ...switched(false),
    label: { en: 'Card payment for orders', tr: 'Siparişlerde kartla ödeme' },
    hint: {
      en: 'Needs a connected bank. Deposits do not need this.',
      tr: 'Bağlı bir banka gerekir. Kapora için gerekmez.',
    },
  },
  'stock.switchOff': {
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
});

const PERCENT = { en: '%', tr: '%' };
const MOST_KURUS = 10_000_000;

/** What a member of the team takes off a bill, or pays out, without a manager's PIN; where the Z goes. */
export const TILL_SETTINGS = inGroup('till', {
  'till.voidLimit': {
    ...priced(wholeKurus(USUAL_TILL_RULES['till.voidLimit']), MOST_KURUS),
    label: { en: 'Taken off without a manager', tr: 'Müdür onayı olmadan iptal' },
    hint: { en: 'The sum of a bill.', tr: 'Bir hesabın toplamı.' },
  },
  'till.compLimit': {
    ...priced(wholeKurus(USUAL_TILL_RULES['till.compLimit']), MOST_KURUS),
    label: { en: 'On the house without a manager', tr: 'Müdür onayı olmadan ikram' },
    hint: { en: 'The sum of a bill.', tr: 'Bir hesabın toplamı.' },
  },
  'till.discountLimit': {
    ...numbered(USUAL_TILL_RULES['till.discountLimit'], { from: 0, to: 100, unit: PERCENT }),
    label: { en: 'Discount without a manager', tr: 'Müdür onayı olmadan indirim' },
    hint: { en: 'A part of the bill.', tr: 'Hesabın bir bölümü.' },
  },
  'till.staffPercent': {
    ...numbered(USUAL_TILL_RULES['till.staffPercent'], { from: 0, to: 100, unit: PERCENT }),
    label: { en: 'Discount for staff', tr: 'Personel indirimi' },
  },
  'till.paidOutLimit': {
    ...priced(wholeKurus(USUAL_TILL_RULES['till.paidOutLimit']), MOST_KURUS),
    label: { en: 'Paid out without a manager', tr: 'Müdür onayı olmadan kasadan ödeme' },
    hint: {
      en: 'The sum of a person and day, with tips paid out.',
      tr: 'Bir kişinin bir gündeki toplamı, ödenen bahşişler dâhil.',
    },
  },
  'till.mail': {
    ...mailed(),
    label: { en: 'End of day goes to', tr: 'Gün sonunun gideceği adres' },
    hint: {
      en: 'Each Z is sent to this address when a day is closed. Empty: no mail.',
      tr: 'Gün kapatıldığında Z raporu bu adrese gönderilir. Boş: e-posta gönderilmez.',
    },
  },
});
