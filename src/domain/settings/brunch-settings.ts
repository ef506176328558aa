import { BRUNCH_MOST_PEOPLE, USUAL_BRUNCH } from '../brunch/brunch-rules';
import { numbered, priced, type SettingDefinitions } from './setting';

const HOURS = { en: 'hours', tr: 'saat' };
const DAYS = { en: 'days', tr: 'gün' };
const PEOPLE = { en: 'people', tr: 'kişi' };
const MOST_DEPOSIT_KURUS = 1_000_000;

export const BRUNCH_SETTINGS = {
  'brunch.maxParty': {
    group: 'brunch',
    ...numbered(USUAL_BRUNCH.maxParty, { from: 1, to: BRUNCH_MOST_PEOPLE, unit: PEOPLE }),
    label: { en: 'Largest party', tr: 'En büyük grup' },
    hint: {
      en: 'The price is that of the dish “Bottomless Brunch” on the menu.',
      tr: 'Fiyat, menüdeki “Bottomless Brunch” ürününün fiyatıdır.',
    },
  },
  'brunch.drinkHours': {
    group: 'brunch',
    ...numbered(USUAL_BRUNCH.drinkHours, { from: 0.5, to: 6, isWhole: false, unit: HOURS }),
    label: { en: 'Drinks after the first one', tr: 'İlk içkiden sonra içecekler' },
    hint: {
      en: 'Counted from the first drink. Parties already booked never get less than they were told.',
      tr: 'İlk içkiden itibaren sayılır. Alınmış rezervasyonların süresi kısalmaz.',
    },
  },
  'brunch.deposit': {
    group: 'brunch',
    ...priced(USUAL_BRUNCH.depositKurus, MOST_DEPOSIT_KURUS),
    label: { en: 'Deposit', tr: 'Kapora' },
    hint: {
      en: 'For each booking. Bookings that stand keep their deposit. 0: no deposit.',
      tr: 'Her rezervasyon için. Alınmış rezervasyonların kaporası değişmez. 0: kapora yok.',
    },
  },
  'brunch.depositHours': {
    group: 'brunch',
    ...numbered(USUAL_BRUNCH.depositHours, { from: 0, to: 720, unit: HOURS }),
    label: { en: 'Deposit when booked earlier than', tr: 'Kapora: şundan daha önce alınanlara' },
    hint: {
      en: 'Before the brunch begins. Later bookings are confirmed directly.',
      tr: 'Brunch başlamadan önce. Daha geç alınan rezervasyonlar doğrudan onaylanır.',
    },
  },
  'brunch.heldDays': {
    group: 'brunch',
    ...numbered(USUAL_BRUNCH.heldDays, { from: 1, to: 30, unit: DAYS }),
    label: { en: 'Held for the deposit', tr: 'Kapora bekleme süresi' },
    hint: {
      en: 'After that an unpaid booking expires. Bookings that stand keep their day.',
      tr: 'Ödenmeyen rezervasyon bu sürede düşer. Alınmış rezervasyonların günü değişmez.',
    },
  },
} as const satisfies SettingDefinitions;
