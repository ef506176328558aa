import type { StaffOrder } from '../orders/guest-order';
import type { Words } from '../resource/field';
import { bareTable } from '../tables/table-called';
import WORDS from './slip-words.json' with { type: 'json' };

export type SlipLanguage = keyof Words;

/** The venue's team reads Turkish. */
export const SLIP_LANGUAGE: SlipLanguage = 'tr';

/** The paper for the kitchen and the guests' bill have these titles in both languages, because the law knows them so. */
export const PAPER_TITLES = { kitchen: 'Mutfak siparişi', bill: 'Hesap dökümü' } as const;

export const SLIP_WORDS = WORDS;

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
