import type { StaffOrder } from '../orders/guest-order';
import type { Words } from '../resource/field';
import { bareTable } from '../tables/table-called';

export type SlipLanguage = keyof Words;

/** The venue's team reads Turkish. */
export const SLIP_LANGUAGE: SlipLanguage = 'tr';

/** The paper for the kitchen and the guests' bill have these titles in both languages, because the law knows them so. */
export const PAPER_TITLES = { kitchen: 'Mutfak siparişi', bill: 'Hesap dökümü' } as const;

export const SLIP_WORDS = {
  table: { en: 'Table', tr: 'Masa' },
  collection: { en: 'Collect', tr: 'Gel al' },
  delivery: { en: 'Delivery', tr: 'Adrese teslimat' },
  waiter: { en: 'Waiter', tr: 'Garson' },
  guest: { en: 'Guest', tr: 'Misafir' },
  wanted: { en: 'Wanted at', tr: 'İstenen saat' },
  allergy: { en: 'ALLERGY', tr: 'ALERJİ' },
  note: { en: 'Note', tr: 'Not' },
  place: { en: 'Guest', tr: 'Kişi' },
  fries: { en: '+ Fries', tr: '+ Patates' },
  sauce: { en: 'Sauce', tr: 'Sos' },
  again: { en: 'AGAIN', tr: 'YENİDEN' },
  off: { en: 'TAKEN OFF', tr: 'İPTAL' },
  reason: { en: 'Reason', tr: 'Neden' },
  by: { en: 'By', tr: 'İptal eden' },
  made: { en: 'Already made', tr: 'Yapılmıştı' },
  moved: { en: 'TABLE CHANGED', tr: 'MASA DEĞİŞTİ' },
  before: { en: 'Before', tr: 'Önceki' },
  maybeAgain: { en: 'MAY BE PRINTED TWICE', tr: 'İKİNCİ BASKI OLABİLİR' },
  printer: { en: 'Printer', tr: 'Yazıcı' },
  noFiscalValue: { en: 'No fiscal value', tr: 'Mali değeri yoktur' },
  thanks: { en: 'Thank you!', tr: 'Teşekkür ederiz!' },
  fee: { en: 'Delivery fee', tr: 'Teslimat ücreti' },
  takenOff: { en: 'Taken off', tr: 'Hesaptan düşülen' },
  total: { en: 'Total', tr: 'Toplam' },
  paid: { en: 'Paid', tr: 'Ödendi' },
  paidByCard: { en: 'Paid by card', tr: 'Kartla ödendi' },
  open: { en: 'Still open', tr: 'Açık' },
  noLicence: { en: 'VAT: licence not chosen', tr: 'KDV: ruhsat seçilmedi' },
  test: { en: 'Test slip', tr: 'Deneme baskısı' },
  alert: { en: 'ALERT', tr: 'UYARI' },
} as const satisfies Record<string, Words>;

const figures = new Intl.NumberFormat('tr-TR', { minimumFractionDigits: 2 });

/** Formats ₺1.580,50; slips have Turkish figures in both languages, like the screens. */
export function slipSum(kurus: number): string {
  const sum = figures.format(Math.abs(kurus) / 100).replace(/,00$/, '');
  return `${kurus < 0 ? '-' : ''}₺${sum}`;
}

/** Returns where an order goes: "Masa S12", the name of a bill without a table, "Gel al". */
export function slipPlace(
  {
    orderType,
    tableNumber,
    guestName,
  }: Pick<StaffOrder, 'orderType' | 'tableNumber' | 'guestName'>,
  language: SlipLanguage,
): string {
  if (orderType !== 'table') return SLIP_WORDS[orderType][language];
  if (tableNumber) return tableText(tableNumber, language);
  return guestName ?? SLIP_WORDS.table[language];
}

export function tableText(table: string, language: SlipLanguage): string {
  return `${SLIP_WORDS.table[language]} ${bareTable(table)}`;
}
