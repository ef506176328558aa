import { TABLE_PARTY_SIZES } from '../bookings/book-table';
import { BOOK_AHEAD_DAYS } from '../bookings/slots';
import { USUAL_TABLES } from '../bookings/table-rules';
import { listedTimes } from './brunch-lists';
import { chosenOne } from './chosen';
import { inGroup, listedDays, numbered, switched } from './setting';

const DAYS = { en: 'days', tr: 'gün' };
const MINUTES = { en: 'minutes', tr: 'dakika' };
const OFFER_MINUTES = 10;
const MOST_OFFER_MINUTES = 24 * 60;
const MOST_LEAD_MINUTES = 7 * 24 * 60;

export const BOOKINGS_SETTINGS = inGroup('bookings', {
  'bookings.times': {
    ...listedTimes(USUAL_TABLES.times),
    label: { en: 'Times for tables', tr: 'Masa saatleri' },
    hint: {
      en: 'When a table may be booked, within the opening hours. Existing bookings keep their time.',
      tr: 'Açılış saatleri içinde masa ayırtılabilen saatler. Alınmış rezervasyonların saati değişmez.',
    },
  },
  'bookings.maxParty': {
    ...chosenOne<string>(
      String(USUAL_TABLES.maxParty),
      TABLE_PARTY_SIZES.map((size) => ({
        value: String(size),
        label: { en: `${size} people`, tr: `${size} kişi` },
      })),
    ),
    label: { en: 'Largest party at a table', tr: 'Masada en büyük grup' },
    hint: {
      en: 'Larger parties are asked to call. Existing bookings stay.',
      tr: 'Daha kalabalık grupların aramasını ister. Alınmış rezervasyonlar kalır.',
    },
  },
  'bookings.daysAhead': {
    ...numbered(USUAL_TABLES.daysAhead, { from: 1, to: BOOK_AHEAD_DAYS, unit: DAYS }),
    label: { en: 'How far ahead', tr: 'Ne kadar önceden' },
    hint: {
      en: 'The last day that can be booked, counted from today; for brunches too.',
      tr: 'Bugünden sayarak rezervasyon alınan son gün; brunch için de geçerli.',
    },
  },
  'bookings.leadMinutes': {
    ...numbered(USUAL_TABLES.leadMinutes, { from: 0, to: MOST_LEAD_MINUTES, unit: MINUTES }),
    label: { en: 'Latest booking before the time', tr: 'Saatten en geç ne kadar önce' },
    hint: {
      en: 'For tables, which can be booked from tomorrow. 1440 minutes are a day.',
      tr: 'Yarından itibaren ayırtılabilen masalar için. 1440 dakika bir gündür.',
    },
  },
  'bookings.reminder': {
    ...switched(true),
    label: { en: 'Reminder the day before', tr: 'Bir gün önce hatırlatma' },
    hint: {
      en: 'Guests get a mail between 15:00 and 21:00, in which they confirm or cancel.',
      tr: 'Misafirlere 15.00–21.00 arasında, onaylayabilecekleri ya da iptal edebilecekleri bir e-posta gider.',
    },
  },
  'waitlist.offerMinutes': {
    ...numbered(OFFER_MINUTES, { from: 5, to: MOST_OFFER_MINUTES, unit: MINUTES }),
    label: { en: 'Offers to the waitlist', tr: 'Bekleme listesine teklif' },
    hint: {
      en: 'How long an offered table is held. Then the next party gets it.',
      tr: 'Teklif edilen masa bu süre tutulur. Sonra sıra gelir.',
    },
  },
  'waitlist.autoOffer': {
    ...switched(false),
    label: { en: 'Offer free tables by mail', tr: 'Boşalan masayı e-postayla teklif et' },
    hint: {
      en: 'For later days, between 10:00 and 21:00, to the party that waits longest and fits.',
      tr: 'Sonraki günler için, 10.00–21.00 arasında, en uzun bekleyen ve sığan gruba.',
    },
  },
  'bookings.closedDays': {
    ...listedDays(),
    label: { en: 'Days without bookings', tr: 'Rezervasyon alınmayan günler' },
    hint: {
      en: 'One a line, for example 31.12.2026. Existing bookings stay.',
      tr: 'Her satıra bir gün, örneğin 31.12.2026. Alınmış rezervasyonlar kalır.',
    },
  },
});
