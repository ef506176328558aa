import { mailed, phoned, type SettingDefinitions, written } from './setting';

export const CONTACT_SETTINGS = {
  'venue.phone': {
    group: 'contact',
    ...phoned(),
    label: { en: 'Phone', tr: 'Telefon' },
    hint: { en: 'With country code: +90 …', tr: 'Ülke koduyla: +90 …' },
  },
  'venue.whatsapp': {
    group: 'contact',
    ...phoned(),
    label: { en: 'WhatsApp', tr: 'WhatsApp' },
    hint: { en: 'With country code: +90 …', tr: 'Ülke koduyla: +90 …' },
  },
  'venue.email': {
    group: 'contact',
    ...mailed(),
    label: { en: 'Email', tr: 'E-posta' },
    hint: {
      en: 'Guests answer our mails to this address.',
      tr: 'Misafirler e-postalarımıza bu adresten yanıt verir.',
    },
  },
  'venue.address': {
    group: 'contact',
    ...written(),
    label: { en: 'Address', tr: 'Adres' },
  },
} as const satisfies SettingDefinitions;
