import type { Page } from '@playwright/test';
import { expect } from '@playwright/test';
import { addDays, venueTime } from '../../../src/domain/venue';
import { newOrderId } from '../../support/data/test-orders';
import type { Language } from './bar-test';

/** Lists the texts of the brunch wizard in both languages. */
export const BRUNCH_WORDS = {
  en: {
    book: 'Book: Bottomless Brunch',
    step: (step: number) => `Step ${step} of 3`,
    tenders: '3 Chicken Tenders Garlic & Herb',
    wine: 'House Rose',
    goOn: 'Continue',
    back: 'Back',
    date: 'Date',
    people: 'People',
    name: 'Full name',
    email: 'Email',
    phone: 'Phone number',
    country: 'Country calling code',
    complete: 'Complete Reservation',
    missing: 'Missing Information',
    fillIn: 'Please fill in all required fields',
    stillNeeded: 'Still needed: Full name, Email, Phone number',
    deposit: '500 TL deposit. We contact you within 24 hours; your table is held for 3 days.',
    depositSoon:
      '500 TL deposit. We contact you within 24 hours; it is due before your brunch begins.',
    notYou: 'Not you? Clear',
    needsDeposit: 'This booking needs a deposit',
    accept: 'Accept the deposit and book',
    noDeposit: 'No deposit. Confirmed directly.',
    success: 'Success!',
    successBody:
      'Your Bottomless Brunch reservation has been created. You will receive an email with reservation details.',
    error: 'Error!',
    savedHere: 'Booking request saved on this phone',
    bookings: 'Your bookings',
    full: 'This time is fully booked',
    largeGroup: /A large group\?/,
  },
  tr: {
    book: 'Rezervasyon: Bottomless Brunch',
    step: (step: number) => `Adım ${step} / 3`,
    tenders: "3'lü Çıtır Tavuk Sarımsak & Otlu",
    wine: 'Roze Ev Şarabı',
    goOn: 'Devam et',
    back: 'Geri',
    date: 'Tarih',
    people: 'Kişi sayısı',
    name: 'Ad soyad',
    email: 'E-posta',
    phone: 'Telefon numarası',
    country: 'Ülke telefon kodu',
    complete: 'Rezervasyonu Tamamla',
    missing: 'Eksik Bilgiler',
    fillIn: 'Lütfen tüm gerekli alanları doldurun',
    stillNeeded: 'Eksik olanlar: Ad soyad, E-posta, Telefon numarası',
    deposit: '500 TL kapora. 24 saat içinde sizi ararız; masanız 3 gün tutulur.',
    depositSoon:
      '500 TL kapora. 24 saat içinde sizi ararız; kapora, brunch başlamadan önce ödenmelidir.',
    notYou: 'Siz değil misiniz? Temizle',
    needsDeposit: 'Bu rezervasyon için kapora gerekiyor',
    accept: 'Kaporayı kabul et, rezervasyonu yap',
    noDeposit: 'Kapora yok. Doğrudan onaylanır.',
    success: 'Başarılı!',
    successBody:
      'Bottomless Brunch rezervasyonunuz oluşturuldu. Ayrıntıları e-postayla alacaksınız.',
    error: 'Hata!',
    savedHere: 'Rezervasyon talebiniz bu telefona kaydedildi',
    bookings: 'Rezervasyonlarınız',
    full: 'Bu saat dolu',
    largeGroup: /Kalabalık mısınız\?/,
  },
} as const;

/** Returns the day so many days from now, by the venue's clock. */
export function dayFromNow(days: number): string {
  return addDays(venueTime(Date.now()).date, days);
}

/** Acts as a guest in the brunch wizard. */
export function brunchOn(page: Page, language: Language) {
  const words = BRUNCH_WORDS[language];
  const dialog = page.getByRole('dialog');

  async function goOn() {
    await dialog.getByRole('button', { name: words.goOn }).click();
  }

  /** Chooses a burger and a beer, or others, and continues to the details. */
  async function chooseFoodAndDrink(food = 'The Bliss Classic', drink = 'Efes') {
    await expect(dialog.getByText(words.step(2))).toBeVisible();
    await dialog.getByRole('radio', { name: food, exact: true }).click();
    await dialog.getByRole('radio', { name: drink, exact: true }).click();
    await goOn();
    await expect(dialog.getByText(words.step(3))).toBeVisible();
  }

  /** Takes one of the next days, or finds a later one in the calendar. */
  async function pickDay(day: string) {
    const next = dialog.locator(`input[type=radio][value="${day}"]`);
    if (await next.isVisible()) return next.check();
    await dialog.getByRole('combobox', { name: words.date }).click();
    await dialog.locator(`[data-day="${day}"]`).getByRole('button').click();
  }

  async function pickTime(time: string) {
    await dialog.getByRole('radio', { name: time, exact: true }).check();
  }

  async function chooseSlot(day: string, { time = '20:00', people = '2' } = {}) {
    await expect(dialog.getByText(words.step(1))).toBeVisible();
    await pickDay(day);
    await pickTime(time);
    await dialog.getByLabel(words.people, { exact: true }).selectOption(people);
    await goOn();
  }

  async function fillGuest() {
    await dialog.getByLabel(words.name).fill('Ayşe Işık');
    await dialog.getByLabel(words.email).fill('Ayse@Example.com');
    await dialog.getByLabel(words.phone).scrollIntoViewIfNeeded();
    // The country list has loaded, so the field formats what the guest types.
    const countries = dialog.getByLabel(words.country).getByRole('option');
    await expect(countries.nth(1)).toBeAttached();
    await dialog.getByLabel(words.phone).fill('0532 123 45 67');
  }

  async function complete() {
    await dialog.getByRole('button', { name: words.complete }).click();
  }

  return {
    ...{ page, words, dialog, goOn, chooseSlot, chooseFoodAndDrink, pickDay, pickTime },
    ...{ fillGuest, complete },
  };
}

/** Books 20:00 for others until no table for ten is left. */
export async function fillAllTables(url: string, day: string): Promise<void> {
  for (;;) {
    const response = await fetch(`${url}/api/brunch-reservations`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'idempotency-key': newOrderId() },
      body: JSON.stringify({
        selectedFood: 'The Bliss Classic',
        selectedDrink: 'Efes',
        reservationDate: day,
        reservationTime: '20:00',
        partySize: 10,
        guestName: 'Somebody Else',
        guestEmail: 'else@example.com',
        guestPhone: '+905320000000',
        depositRequired: true,
      }),
    });
    if (response.status === 409) return;
    if (!response.ok) throw new Error(await response.text());
  }
}
