import type { RETENTION_SETTINGS } from '../../../src/domain/settings/settings';
import type { SettingEffect } from './effect';
import { page } from './effect';

const notice = (value: number, words: string): SettingEffect => ({
  value,
  effect: page('/legal/privacy?lang=en', new RegExp(words.replaceAll(/\d+|not/g, '\\w+'))),
  shown: words,
});

export const RETENTION_EFFECTS = {
  'keep.technicalDays': notice(60, 'done twice: 60 days'),
  'keep.mailDays': notice(7, 'server has taken: 7 days'),
  'keep.unprovedDays': notice(14, 'never confirmed: 14 days'),
  'keep.orderDays': {
    value: 1095,
    effect: page('/legal/privacy?lang=en', /Orders: [^<]*after \d+ days/),
    shown:
      'Orders: your name, contacts, address and notes are deleted automatically after 1095 days',
  },
  'keep.bookingDays': {
    value: 90,
    effect: page('/legal/privacy?lang=en', /Bookings: [^<]*after \d+ days/),
    shown:
      'Bookings: your name, contacts, address and notes are deleted automatically after 90 days',
  },
  'keep.messageDays': {
    value: 180,
    effect: page('/legal/privacy?lang=tr', /Mesajlar: [^<]* \d+ gün sonra/),
    shown: 'Mesajlar: adınız, iletişim bilgileriniz, adresiniz ve notlarınız 180 gün sonra',
  },
} satisfies Record<keyof typeof RETENTION_SETTINGS, SettingEffect>;
