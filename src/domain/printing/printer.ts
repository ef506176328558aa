import * as v from 'valibot';
import { requiredText } from '../fields';
import type { StaffOrder } from '../orders/guest-order';
import type { Words } from '../resource/resource';
import { STATIONS } from '../stations/station';
import { bareTable } from '../tables/table-called';
import WORDS from './slip-words.json' with { type: 'json' };

/** A slip is printed on a roll, row by row; the texts are in the language of the slip. */
export type Slip = {
  rows: readonly SlipRow[];
};

export type SlipRow =
  | { kind: 'title'; text: string }
  | { kind: 'text'; text: string; align?: 'left' | 'center'; isStrong?: boolean }
  | { kind: 'pair'; left: string; right: string; isStrong?: boolean }
  | { kind: 'dish'; quantity: number; name: string; details: readonly string[] }
  /** White on black: an allergy, a line that was taken off, a second print. */
  | { kind: 'alert'; text: string }
  | { kind: 'rule' };

/** What a printer understands. Server Direct Print is ESC/POS in XML; CloudPRNT takes Star's own commands. */
export const PRINTER_KINDS = ['epson', 'star', 'network'] as const;

export type PrinterKind = (typeof PRINTER_KINDS)[number];

/** How a printer gets Turkish letters: by one of two code pages, or as a picture. */
const PRINTER_LETTERS = ['cp857', 'windows1254', 'picture'] as const;

export type PrinterLetters = (typeof PRINTER_LETTERS)[number];

/** Star's printers have no page for Windows-1254. */
export const LETTERS_OF_KIND: Record<PrinterKind, readonly PrinterLetters[]> = {
  epson: PRINTER_LETTERS,
  star: ['cp857', 'picture'],
  network: PRINTER_LETTERS,
};

/** Characters of the printer's own letters across the roll: 48 on 80 mm, 42 on 80 mm of Epson's TM-T88, 32 on 58 mm. */
export const SLIP_COLUMNS = [48, 42, 32] as const;

export type SlipColumns = (typeof SLIP_COLUMNS)[number];

export type PrinterLook = {
  kind: PrinterKind;
  letters: PrinterLetters;
  columns: SlipColumns;
};

/** What a printer prints: the lines of stations; `bills` are bills and the end of the day. */
export const PRINT_PLACES = [...STATIONS, 'bills'] as const;
export type PrintPlace = (typeof PRINT_PLACES)[number];

/** `new`: never seen; `fault`: the printer says that it cannot print, for another reason. */
export const PRINTER_STATES = [
  'new',
  'ready',
  'silent',
  'paper_out',
  'cover_open',
  'fault',
] as const;
export type PrinterState = (typeof PRINTER_STATES)[number];

/** `dropped`: everything on the slip was taken off before it was sent, or the slip was printed again. */
export type PrintJobState = 'waiting' | 'sent' | 'printed' | 'failed' | 'dropped';
export type PrintJobKind = 'kitchen' | 'void' | 'move' | 'bill' | 'day' | 'test';

/** A printer counts as silent after this time without a contact (ms): the rail shows it within 30 s. */
export const PRINTER_SILENT_MS = 25_000;
/** A printer that cannot print for this long (ms) gives its slips to its substitute. */
export const PRINTER_STUCK_MS = 30_000;
/** A printer answers for a slip within this time (ms); after that it gets the slip again, marked. */
export const ACKNOWLEDGE_MS = 20_000;
export const JOBS_SHOWN = 50;
/** The server keeps jobs this long (ms). */
export const JOBS_KEPT_MS = 3 * 24 * 60 * 60_000;

export const isTrouble = (state: PrinterState): boolean => state !== 'ready' && state !== 'new';

const places = v.pipe(
  v.array(v.picklist(PRINT_PLACES, 'invalid')),
  v.minLength(1, 'printer.prints_nothing'),
  v.maxLength(PRINT_PLACES.length),
  v.check((chosen) => new Set(chosen).size === chosen.length, 'invalid'),
);

/** A private or link-local address, or a name of the venue's network, with a port. */
const address = v.pipe(
  v.string('printer.address_invalid'),
  v.trim(),
  v.regex(/^[a-z0-9](?:[a-z0-9.-]{0,60}[a-z0-9])?(?::\d{2,5})?$/i, 'printer.address_invalid'),
  v.transform((text) => (text.includes(':') ? text : `${text}:9100`)),
);

/** What a CloudPRNT printer posts at each poll; its other fields do not matter here. */
export const starPollInput = v.object({
  statusCode: v.optional(v.pipe(v.string(), v.maxLength(200)), '200'),
  printingInProgress: v.optional(v.nullable(v.boolean()), false),
});

/** The tablet makes these random bits and shows them once; the server keeps only their hash. */
export const printerToken = v.pipe(v.string(), v.regex(/^[\w-]{32,64}$/, 'invalid'));

const fields = {
  name: requiredText('name.required', 40),
  kind: v.picklist(PRINTER_KINDS, 'invalid'),
  prints: places,
  letters: v.picklist(PRINTER_LETTERS, 'invalid'),
  columns: v.picklist(SLIP_COLUMNS, 'invalid'),
  address: v.nullable(address),
  substituteId: v.nullable(v.pipe(v.string(), v.maxLength(64))),
  isActive: v.boolean('invalid'),
};

export const addPrinterInput = v.pipe(
  v.object({ ...fields, token: v.exactOptional(printerToken) }),
  v.forward(
    v.partialCheck(
      [['kind'], ['address']],
      ({ kind, address }) => kind !== 'network' || address !== null,
      'printer.address_invalid',
    ),
    ['address'],
  ),
);
/** A new token ends the old one. */
export const changePrinterInput = addPrinterInput;

export type PrinterInput = v.InferOutput<typeof addPrinterInput>;

/** A printer as staff see it, on tablets too. */
export type PrinterRead = PrinterLook & {
  id: string;
  v: number;
  name: string;
  prints: readonly PrintPlace[];
  address: string | null;
  substituteId: string | null;
  isActive: boolean;
  state: PrinterState;
  stateAt: string;
};

export type PrinterInList = PrinterRead & { seenAt: string | null; waiting: number };

export type PrintJobRead = {
  id: number;
  kind: PrintJobKind;
  printerId: string;
  onPrinterId: string;
  state: PrintJobState;
  copyNo: number;
  isDoubtful: boolean;
  detail: string | null;
  orderId: string | null;
  orderCode: string | null;
  tableLabel: string | null;
  about: string | null;
  createdAt: string;
  printedAt: string | null;
};

export type PrintersRead = { printers: PrinterInList[]; jobs: PrintJobRead[] };

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
