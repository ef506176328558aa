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
export const PRINTER_LETTERS = ['cp857', 'windows1254', 'picture'] as const;

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
