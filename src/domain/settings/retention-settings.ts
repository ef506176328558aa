import { USUAL_RETENTION } from './retention';
import { inGroup, keptDays, numbered } from './setting';

const DAYS = { en: 'days', tr: 'gün' };
/** A message waits on a phone for up to seven days, so its stored response must live longer. */
const LEAST_TECHNICAL_DAYS = 8;
const MOST_DAYS = 3_650;
/** Sellers keep distance sales for three years (Regulation on Distance Contracts, Article 20). */
const THREE_YEARS_DAYS = 1_095;
const MONTH_DAYS = 30;

export const RETENTION_SETTINGS = inGroup('legal', {
  'keep.technicalDays': {
    ...numbered(USUAL_RETENTION.technicalDays, {
      from: LEAST_TECHNICAL_DAYS,
      to: MOST_DAYS,
      unit: DAYS,
    }),
    label: { en: 'Keep: technical records', tr: 'Saklama: teknik kayıtlar' },
    hint: {
      en: '8 to 3650. What was sent, so that nothing happens twice; and unused pictures.',
      tr: '8–3650. Hiçbir işlem iki kez yapılmasın diye gönderiler; kullanılmayan resimler.',
    },
  },
  'keep.mailDays': {
    ...numbered(USUAL_RETENTION.mailDays, { from: 1, to: 365, unit: DAYS }),
    label: { en: 'Keep: mails in the outbox', tr: 'Saklama: giden kutusundaki e-postalar' },
    hint: {
      en: '1 to 365. Files in data/outbox, when no mail server is set.',
      tr: '1–365. E-posta sunucusu yokken data/outbox içindeki dosyalar.',
    },
  },
  'keep.unprovedDays': {
    ...numbered(USUAL_RETENTION.unprovedDays, { from: 1, to: 365, unit: DAYS }),
    label: { en: 'Keep: unconfirmed members', tr: 'Saklama: onaylanmamış üyeler' },
    hint: {
      en: '1 to 365. Members who never confirmed their email and are signed in nowhere.',
      tr: '1–365. E-postasını hiç onaylamamış ve hiçbir yerde girişi olmayan üyeler.',
    },
  },
  'keep.orderDays': {
    ...keptDays(USUAL_RETENTION.orderDays, { from: THREE_YEARS_DAYS, to: MOST_DAYS }),
    label: { en: 'Keep: names on orders', tr: 'Saklama: siparişlerdeki isimler' },
    hint: {
      en: '1095 to 3650 (law: three years), 0: for ever. Sums and dishes stay.',
      tr: '1095–3650 (kanun: üç yıl), 0: süresiz. Tutarlar ve ürünler kalır.',
    },
  },
  'keep.bookingDays': {
    ...keptDays(USUAL_RETENTION.bookingDays, { from: MONTH_DAYS, to: MOST_DAYS }),
    label: { en: 'Keep: names on bookings', tr: 'Saklama: rezervasyonlardaki isimler' },
    hint: {
      en: '30 to 3650 after the evening, 0: for ever. Time and number of people stay.',
      tr: 'Akşamdan sonra 30–3650, 0: süresiz. Saat ve kişi sayısı kalır.',
    },
  },
  'keep.messageDays': {
    ...keptDays(USUAL_RETENTION.messageDays, { from: MONTH_DAYS, to: MOST_DAYS }),
    label: { en: 'Keep: messages', tr: 'Saklama: mesajlar' },
    hint: {
      en: '30 to 3650 after arrival, 0: for ever. Name, email, text and replies go.',
      tr: 'Gelişinden sonra 30–3650, 0: süresiz. İsim, e-posta, metin ve yanıtlar silinir.',
    },
  },
});
