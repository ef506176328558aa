import type { Language } from '../../src/i18n/language';

export type BookingTexts = {
  page: string;
  about: string;
  table: string;
  brunch: string;
  status: Record<string, string>;
  facts: { date: string; time: string; party: string; area: string; code: string; food: string };
  midnight: (date: string) => string;
  party: Record<number, string>;
  area: Record<string, string>;
  calendar: string;
  cancel: string;
  cancelAsk: string;
  cancelYes: string;
  notHere: string;
  notFound: string;
  notFoundWhy: string;
  call: string;
  site: string;
  entry: (what: string) => string;
};

const EN: BookingTexts = {
  page: 'Your booking',
  about: 'How your booking stands, and how to cancel it.',
  table: 'Table',
  brunch: 'Bottomless Brunch',
  status: {
    pending: 'Request sent. We confirm by phone.',
    confirmed: 'Your booking is confirmed',
    seated: 'Your table is yours. Enjoy!',
    completed: 'Thank you for coming',
    no_show: 'We kept your table and missed you',
    cancelled: 'This booking is cancelled',
    expired: 'The deposit did not come in time: the table is free again',
  },
  facts: {
    date: 'Date',
    time: 'Time',
    party: 'Party size',
    area: 'Table preference',
    code: 'Booking code',
    food: 'Food',
  },
  midnight: (date) => `00:00 (midnight, night of ${date})`,
  party: { 2: '1-2 people', 4: '3-4 people', 6: '5-6 people', 8: '7-8 people', 10: '9+ people' },
  area: {
    indoor: 'indoor',
    outdoor: 'outdoor',
    barSeating: 'bar seating',
    privateArea: 'private area',
  },
  calendar: 'Add to calendar',
  cancel: 'Cancel this booking',
  cancelAsk: 'The table goes back at once and somebody else may take it.',
  cancelYes: 'Yes, cancel it',
  notHere: 'It can no longer be cancelled here. Please call us.',
  notFound: "We can't find this booking",
  notFoundWhy: 'The link is wrong, or the evening is over. Ask the team with your booking code.',
  call: 'Call us',
  site: 'To the bar',
  entry: (what) => `Bar Bliss: ${what}`,
};

const TR: BookingTexts = {
  page: 'Rezervasyonunuz',
  about: 'Rezervasyonunuzun durumu ve iptali.',
  table: 'Masa',
  brunch: 'Bottomless Brunch',
  status: {
    pending: 'Talebiniz gönderildi. Telefonla onaylıyoruz.',
    confirmed: 'Rezervasyonunuz onaylandı',
    seated: 'Masanız sizin. Keyfini çıkarın!',
    completed: 'Geldiğiniz için teşekkürler',
    no_show: 'Masanızı ayırdık ama göremedik',
    cancelled: 'Bu rezervasyon iptal edildi',
    expired: 'Kapora zamanında gelmedi: masa yeniden boş',
  },
  facts: {
    date: 'Tarih',
    time: 'Saat',
    party: 'Kişi sayısı',
    area: 'Masa tercihi',
    code: 'Rezervasyon kodu',
    food: 'Yemek',
  },
  midnight: (date) => `00:00 (gece yarısı, ${date} gecesi)`,
  party: { 2: '1-2 kişi', 4: '3-4 kişi', 6: '5-6 kişi', 8: '7-8 kişi', 10: '9+ kişi' },
  area: {
    indoor: 'iç mekân',
    outdoor: 'dış mekân',
    barSeating: 'bar',
    privateArea: 'özel alan',
  },
  calendar: 'Takvime ekle',
  cancel: 'Bu rezervasyonu iptal et',
  cancelAsk: 'Masa hemen boşalır ve başkası alabilir.',
  cancelYes: 'Evet, iptal et',
  notHere: 'Artık buradan iptal edilemez. Lütfen bizi arayın.',
  notFound: 'Bu rezervasyonu bulamadık',
  notFoundWhy: 'Bağlantı yanlış ya da o akşam geride kaldı. Rezervasyon kodunuzla ekibe sorun.',
  call: 'Bizi arayın',
  site: 'Bara dön',
  entry: (what) => `Bar Bliss: ${what}`,
};

/** What a booking's page and its entry in a calendar say. */
export const BOOKING_WORDS: Record<Language, BookingTexts> = { en: EN, tr: TR };
