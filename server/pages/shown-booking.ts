import { bookingCode } from '#domain/bookings/booking';
import {
  type BrunchPlate,
  countDrinks,
  countedText,
  countFoods,
  platesOf,
  type ShownChoices,
} from '#domain/brunch/brunch-party';
import { agreedDepositKurus } from '#domain/brunch/deposit';
import { kurusOf } from '#domain/money';
import { formatTime } from '#domain/venue';
import { formatMoney } from '../../src/i18n/format';
import type { Language } from '../../src/i18n/language';
import { liraText } from '../../src/i18n/lira-text';
import { dateText } from './page-facts';

type BookingTexts = {
  page: string;
  about: string;
  table: string;
  brunch: string;
  status: Record<string, string>;
  facts: Record<'date' | 'time' | 'party' | 'area' | 'code' | 'food' | 'drink' | 'total', string>;
  midnight: (time: string, date: string) => string;
  night: string;
  party: Record<number, string>;
  area: Record<string, string>;
  calendar: string;
  change: string;
  changeAsk: string;
  changeYes: string;
  changedFirst: Record<'guest' | 'venue', string>;
  freeThen: string;
  stands: string;
  confirmAsk: string;
  confirmYes: string;
  comes: string;
  waits: string;
  /** `until` names the time when the offer lapses. */
  offer: (until: string) => string;
  offerYes: string;
  stillWaits: string;
  leave: string;
  leaveAsk: string;
  leaveYes: string;
  late: string;
  lateAsk: string;
  minutes: (minutes: number) => string;
  onTime: string;
  comesLate: (minutes: number) => string;
  pay: (amount: string) => string;
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
  about: 'See your booking, change or cancel it.',
  table: 'Table',
  brunch: 'Bottomless Brunch',
  status: {
    pending: 'Request sent. We confirm by phone.',
    confirmed: 'Your booking is confirmed',
    seated: "You're seated. Enjoy your evening!",
    completed: 'Thank you for coming',
    no_show: "We kept your table, but you couldn't make it",
    cancelled: 'This booking is cancelled',
    expired: "The deposit wasn't paid in time, so the booking has expired",
    waiting: "You're on the waitlist",
    offered: 'A table is free for you',
    lapsed: "The offer has lapsed, and you're no longer on the waitlist",
  },
  facts: {
    date: 'Date',
    time: 'Time',
    party: 'Party size',
    area: 'Table preference',
    code: 'Booking code',
    food: 'Food',
    drink: 'First drinks',
    total: 'Price',
  },
  midnight: (time, date) =>
    `${time} (${time === '00:00' ? 'midnight' : 'after midnight'}, night of ${date})`,
  night: 'after midnight',
  party: { 2: '1-2 people', 4: '3-4 people', 6: '5-6 people', 8: '7-8 people', 10: '9+ people' },
  area: {
    any: 'No preference',
    indoor: 'indoor',
    outdoor: 'outdoor',
    barSeating: 'bar seating',
    privateArea: 'private area',
  },
  calendar: 'Add to calendar',
  change: 'Change this booking',
  changeAsk: 'Your table stays yours until the new time is booked. We confirm a change by phone.',
  changeYes: 'Change it',
  changedFirst: {
    guest: 'This booking was already changed on another device.',
    venue: 'We changed this booking in the meantime.',
  },
  freeThen: 'These times are free; your booking stands until you choose one:',
  stands: 'Nothing has changed. Your booking stands as shown here.',
  confirmAsk: 'Are you coming? Confirm with one tap, or change or cancel below.',
  confirmYes: "Yes, we're coming",
  comes: "You've confirmed. We look forward to seeing you.",
  waits: 'No table is reserved yet. As soon as one is free, we call or email you.',
  offer: (until) => `We hold this table for you until ${until}. Book it with one tap.`,
  offerYes: 'Yes, book it',
  stillWaits: "You're still on the waitlist, now at its end.",
  leave: 'Leave the waitlist',
  leaveAsk: 'You give up your place in the list, and the table if one is offered to you.',
  leaveYes: 'Yes, leave it',
  late: 'Running late?',
  lateAsk: 'We keep your table and tell the team. How late will you be?',
  minutes: (minutes) => `${minutes} minutes`,
  onTime: "We'll be on time after all",
  comesLate: (minutes) => `You told us that you'll be ${minutes} minutes late. We keep your table.`,
  pay: (amount) => `Pay the ${amount} deposit by card`,
  cancel: 'Cancel this booking',
  cancelAsk: 'Your table is released at once and others can book it.',
  cancelYes: 'Yes, cancel it',
  notHere: 'It can no longer be cancelled here. Please call us.',
  notFound: "We can't find this booking",
  notFoundWhy: 'The link is wrong, or the date has passed. Ask the team with your booking code.',
  call: 'Call us',
  site: 'Go to Bar Bliss',
  entry: (what) => `Bar Bliss: ${what}`,
};

const TR: BookingTexts = {
  page: 'Rezervasyonunuz',
  about: 'Rezervasyonunuzu görün, değiştirin veya iptal edin.',
  table: 'Masa',
  brunch: 'Bottomless Brunch',
  status: {
    pending: 'Talebiniz gönderildi. Telefonla onaylıyoruz.',
    confirmed: 'Rezervasyonunuz onaylandı',
    seated: 'Masanızdasınız. Keyifli bir akşam dileriz!',
    completed: 'Geldiğiniz için teşekkür ederiz',
    no_show: 'Masanızı ayırdık ama gelemediniz',
    cancelled: 'Bu rezervasyon iptal edildi',
    expired: 'Kapora zamanında ödenmediği için rezervasyonun süresi doldu',
    waiting: 'Bekleme listesindesiniz',
    offered: 'Sizin için bir masa boşaldı',
    lapsed: 'Teklifin süresi doldu, artık bekleme listesinde değilsiniz',
  },
  facts: {
    date: 'Tarih',
    time: 'Saat',
    party: 'Kişi sayısı',
    area: 'Masa tercihi',
    code: 'Rezervasyon kodu',
    food: 'Yemek',
    drink: 'İlk içecekler',
    total: 'Fiyat',
  },
  midnight: (time, date) =>
    `${time} (${time === '00:00' ? 'gece yarısı' : 'gece yarısından sonra'}, ${date} gecesi)`,
  night: 'gece yarısından sonra',
  party: { 2: '1-2 kişi', 4: '3-4 kişi', 6: '5-6 kişi', 8: '7-8 kişi', 10: '9+ kişi' },
  area: {
    any: 'Fark etmez',
    indoor: 'iç salon',
    outdoor: 'teras/bahçe',
    barSeating: 'bar',
    privateArea: 'özel bölüm',
  },
  calendar: 'Takvime ekle',
  change: 'Bu rezervasyonu değiştir',
  changeAsk: 'Yeni saat ayrılana kadar masanız sizde kalır. Değişikliği telefonla onaylarız.',
  changeYes: 'Değiştir',
  changedFirst: {
    guest: 'Bu rezervasyon başka bir cihazda zaten değiştirildi.',
    venue: 'Bu arada bu rezervasyonu biz değiştirdik.',
  },
  freeThen: 'Şu saatler boş; siz seçene kadar rezervasyonunuz geçerlidir:',
  stands: 'Hiçbir şey değişmedi. Rezervasyonunuz burada göründüğü gibi geçerlidir.',
  confirmAsk:
    'Geliyor musunuz? Tek dokunuşla onaylayın; aşağıdan değiştirebilir ya da iptal edebilirsiniz.',
  confirmYes: 'Evet, geliyoruz',
  comes: 'Onayladınız. Sizi bekliyoruz.',
  waits: 'Henüz ayrılmış bir masanız yok. Masa boşalınca sizi arar ya da e-posta göndeririz.',
  offer: (until) => `Bu masayı ${until} saatine kadar sizin için tutuyoruz. Tek dokunuşla ayırtın.`,
  offerYes: 'Evet, masayı ayırt',
  stillWaits: 'Hâlâ bekleme listesindesiniz, artık listenin sonunda.',
  leave: 'Bekleme listesinden çık',
  leaveAsk: 'Listedeki yerinizi ve varsa size teklif edilen masayı bırakırsınız.',
  leaveYes: 'Evet, çık',
  late: 'Gecikecek misiniz?',
  lateAsk: 'Masanızı tutar, ekibe haber veririz. Ne kadar gecikeceksiniz?',
  minutes: (minutes) => `${minutes} dakika`,
  onTime: 'Zamanında geleceğiz',
  comesLate: (minutes) => `${minutes} dakika gecikeceğinizi bildirdiniz. Masanızı tutuyoruz.`,
  pay: (amount) => `${amount} kaporayı kartla öde`,
  cancel: 'Bu rezervasyonu iptal et',
  cancelAsk: 'Masanız hemen başka misafirlere açılır.',
  cancelYes: 'Evet, iptal et',
  notHere: 'Artık buradan iptal edilemez. Lütfen bizi arayın.',
  notFound: 'Bu rezervasyonu bulamadık',
  notFoundWhy:
    'Bağlantı yanlış ya da rezervasyonun tarihi geçti. Rezervasyon kodunuzla ekibe sorun.',
  call: 'Bizi arayın',
  site: "Bar Bliss'e dön",
  entry: (what) => `Bar Bliss: ${what}`,
};

export const BOOKING_WORDS: Record<Language, BookingTexts> = { en: EN, tr: TR };

/** A shown booking contains no personal data. */
export type ShownBooking = ShownChoices & {
  kind: 'table' | 'brunch';
  depositDueAt?: string | null;
  depositAmount?: string;
  id: string;
  status: string;
  statusAt: string;
  reservationDate: string;
  serviceDay: string;
  reservationTime: string;
  partySize: number;
  tablePreference?: string;
  lateMinutes?: number;
  guestConfirmedAt?: string;
  offeredUntil?: string;
};

const WAITS = ['waiting', 'offered', 'lapsed'];

/** A party on the waitlist has no booking yet. */
export function isOnlyWaiting({ status }: Pick<ShownBooking, 'status'>): boolean {
  return WAITS.includes(status);
}

export function offerText({ offeredUntil }: ShownBooking, language: Language): string | null {
  if (!offeredUntil) return null;
  return BOOKING_WORDS[language].offer(formatTime(Date.parse(offeredUntil)));
}

/** Returns labels and values in the reader's language. */
export function bookingFacts(booking: ShownBooking, language: Language): [string, string][] {
  const words = BOOKING_WORDS[language];
  const { facts } = words;
  const { kind, partySize, tablePreference, reservationTime, totalAmount } = booking;
  const day = dayText(booking, language);
  const rows: [string, string][] = [
    [facts.date, day],
    [
      facts.time,
      reservationTime < '04:00' ? words.midnight(reservationTime, day) : reservationTime,
    ],
    [facts.party, kind === 'table' ? partyText(partySize, language) : String(partySize)],
  ];
  if (tablePreference) rows.push([facts.area, words.area[tablePreference] ?? tablePreference]);
  const plates = platesOfShown(booking);
  if (plates.length > 0) {
    rows.push([facts.food, countedText(countFoods(plates), language, booking.names)]);
    rows.push([facts.drink, countedText(countDrinks(plates), language, booking.names)]);
  }
  const kurus = totalAmount ? kurusOf(totalAmount) : null;
  if (kurus !== null) rows.push([facts.total, formatMoney(kurus, language)]);
  rows.push([facts.code, bookingCode(booking.id)]);
  return rows;
}

function platesOfShown({ selectedFood, selectedDrink, ...rest }: ShownBooking): BrunchPlate[] {
  if (!selectedFood || !selectedDrink) return [];
  const { selectedSauce = null, otherChoices } = rest;
  return platesOf({ selectedFood, selectedSauce, selectedDrink, otherChoices });
}

/** Returns the agreed deposit: 500 TL. */
export function depositText({ depositAmount }: ShownBooking, language: Language): string {
  return liraText(agreedDepositKurus(kurusOf(depositAmount ?? '')), language);
}

export function statusWords({ status }: ShownBooking, language: Language): string {
  const { status: words } = BOOKING_WORDS[language];
  return words[status] ?? words.pending ?? status;
}

export function partyText(size: number, language: Language): string {
  return BOOKING_WORDS[language].party[size] ?? String(size);
}

/** Names a time in a list; times after midnight belong to the evening before. */
export function timeText(time: string, language: Language): string {
  return time < '04:00' ? `${time} (${BOOKING_WORDS[language].night})` : time;
}

/** Formats noon of the evening by the venue's clock, since 00:00 belongs to the previous day's night. */
export function dayText(
  { serviceDay }: Pick<ShownBooking, 'serviceDay'>,
  language: Language,
): string {
  return dateText(Date.parse(`${serviceDay}T12:00:00+03:00`), language);
}
