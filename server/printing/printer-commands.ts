import type { CodePage } from './letters';
import type { Face } from './set-slip';

/** What a printer's language calls what slips need. */
export type PrinterCommands = {
  start: readonly number[];
  page: Readonly<Partial<Record<CodePage, readonly number[]>>>;
  size: Readonly<Record<Face, readonly number[]>>;
  bold: (isOn: boolean) => readonly number[];
  invert: (isOn: boolean) => readonly number[];
  /** Heads the dots of a picture. */
  raster: (bytesPerRow: number, rows: number) => readonly number[];
  /** Feeds the last line past the knife, and cuts. */
  cut: readonly number[];
};

const [LF, ESC, FS, GS] = [0x0a, 0x1b, 0x1c, 0x1d];

export const ESC_POS: PrinterCommands = {
  // The second command leaves the mode for Chinese, in which many printers start.
  start: [ESC, 0x40, FS, 0x2e],
  page: { cp857: [ESC, 0x74, 13], windows1254: [ESC, 0x74, 48] },
  size: { plain: [GS, 0x21, 0x00], strong: [GS, 0x21, 0x01], large: [GS, 0x21, 0x11] },
  bold: (isOn) => [ESC, 0x45, isOn ? 1 : 0],
  invert: (isOn) => [GS, 0x42, isOn ? 1 : 0],
  raster: (bytesPerRow, rows) => [GS, 0x76, 0x30, 0, ...low2(bytesPerRow), ...low2(rows)],
  cut: [LF, LF, LF, LF, GS, 0x56, 1],
};

export const STAR_PRNT: PrinterCommands = {
  start: [ESC, 0x40],
  page: { cp857: [ESC, GS, 0x74, 12] },
  size: { plain: [ESC, 0x69, 0, 0], strong: [ESC, 0x69, 1, 0], large: [ESC, 0x69, 1, 1] },
  bold: (isOn) => [ESC, isOn ? 0x45 : 0x46],
  invert: (isOn) => [ESC, isOn ? 0x34 : 0x35],
  raster: (bytesPerRow, rows) => [ESC, GS, 0x53, 1, ...low2(bytesPerRow), ...low2(rows), 0],
  cut: [ESC, 0x64, 3],
};

function low2(number: number): [number, number] {
  return [number & 0xff, number >> 8];
}
