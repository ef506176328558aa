import type { Page } from '@playwright/test';
import { expect } from '@playwright/test';
import { tableDays } from '../../../src/domain/bookings/booking';
import type { Language } from './bar-test';

/** Lists the texts of table booking in both languages. */
export const BOOKING_WORDS = {
  en: {
    date: 'Date',
    days: 'Next days',
    time: 'Time',
    people: '3-4 people',
    any: 'No preference',
    outdoor: 'outdoor',
    name: 'Name',
    phone: 'Phone number',
    country: 'Country calling code',
    waitlist: 'Put me on the waitlist',
    request: /^(Book a table|Save booking)/,
    saved: 'Booking request saved on this phone',
    notConfirmed: "Not confirmed yet. We send it the moment you're back online.",
    sent: 'Request sent. We confirm by phone.',
    success: 'Reservation request sent successfully!',
    full: 'This time is fully booked',
    another: 'Book another table',
    problem: "There's a problem",
    phoneLength:
      'That number has too few or too many digits for its country. Example: 0532 123 45 67',
    link: 'Link to this booking',
    cancel: 'Cancel this booking',
    cancelYes: 'Yes, cancel it',
    cancelled: 'This booking is cancelled',
    required: [
      'Date is required',
      'Time is required',
      'Name is required',
      'Phone number is required',
    ],
  },
  tr: {
    date: 'Tarih',
    days: 'Önümüzdeki günler',
    time: 'Saat',
    people: '3-4 kişi',
    any: 'Fark etmez',
    outdoor: 'teras/bahçe',
    name: 'Ad',
    phone: 'Telefon numarası',
    country: 'Ülke telefon kodu',
    waitlist: 'Beni bekleme listesine ekle',
    request: /^(Rezervasyon yap|Rezervasyonu kaydet)/,
    saved: 'Rezervasyon talebiniz bu telefona kaydedildi',
    notConfirmed: 'Henüz onaylanmadı. Bağlantı gelir gelmez gönderiyoruz.',
    sent: 'Talebiniz gönderildi. Telefonla onaylıyoruz.',
    success: 'Rezervasyon talebiniz gönderildi!',
    full: 'Bu saat dolu',
    another: 'Başka bir rezervasyon yap',
    problem: 'Bir sorun var',
    phoneLength: 'Bu numaranın hane sayısı ülkesine uymuyor. Örnek: 0532 123 45 67',
    link: 'Bu rezervasyonun bağlantısı',
    cancel: 'Bu rezervasyonu iptal et',
    cancelYes: 'Evet, iptal et',
    cancelled: 'Bu rezervasyon iptal edildi',
    required: ['Tarih gerekli', 'Saat gerekli', 'Ad gerekli', 'Telefon numarası gerekli'],
  },
} as const;

/** Acts as a guest at the booking form. */
export function bookerOn(page: Page, language: Language) {
  const words = BOOKING_WORDS[language];
  const section = page.locator('#reservations');
  const submit = section.getByRole('button', { name: words.request });

  const firstDay = section.getByRole('group', { name: words.days }).getByRole('radio').first();

  /** Matches also a time with a note, such as a full one. */
  function time(slot: string) {
    return section.getByRole('radio', { name: new RegExp(`^${slot}`) });
  }

  /** Fills the form with four outdoors tomorrow at 20:00. */
  async function fill() {
    await section.getByRole('radio', { name: words.people }).check();
    await firstDay.check();
    await section.getByRole('radio', { name: words.outdoor }).check();
    await time('20:00').check();
    await section.getByLabel(words.name, { exact: true }).fill('Ada Kaya');
    await section.getByLabel(words.phone).fill('0532 123 45 67');
  }

  async function goThere() {
    await page.goto(`${new URL(page.url()).origin}/#reservations`);
    await section.getByRole('heading', { level: 2 }).scrollIntoViewIfNeeded();
    await expect(submit).toBeVisible();
  }

  /** The browser restores the scroll position after a reload, so the test scrolls again. */
  async function lookAgain() {
    await page.reload();
    await section.getByRole('heading', { level: 2 }).scrollIntoViewIfNeeded();
  }

  return { words, section, submit, firstDay, time, fill, goThere, lookAgain };
}

/** Books every outdoor table of tomorrow at 20:00 for other parties. */
export async function fillOutdoors(url: string): Promise<void> {
  const { first } = tableDays(Date.now());
  const body = JSON.stringify({
    guestName: 'Deniz Ak',
    guestPhone: '+905321112233',
    reservationDate: first,
    reservationTime: '20:00',
    partySize: 2,
    tablePreference: 'outdoor',
  });
  const headers = { 'content-type': 'application/json' };
  for (;;) {
    const { status } = await fetch(`${url}/api/reservations`, { method: 'POST', headers, body });
    if (status !== 201) return expect(status).toBe(409);
  }
}
