import type { PrinterKind } from '#domain/printing/printer';
import type { CodePage } from '../../../server/printing/set-slip';
import { UPPER_HALVES } from '../../../server/printing/set-slip';

export type PrintedText = {
  kind: 'text';
  text: string;
  /** How many times as wide and as high as the usual letters. */
  width: number;
  height: number;
  isBold: boolean;
  isInverted: boolean;
};
export type PrintedPicture = { kind: 'picture'; bytesPerRow: number; rows: number; bits: Buffer };
export type PrintedSlip = { parts: readonly (PrintedText | PrintedPicture)[] };

type Paper = {
  parts: (PrintedText | PrintedPicture)[];
  slips: PrintedSlip[];
  style: Omit<PrintedText, 'kind' | 'text'>;
  page: CodePage | null;
  line: PrintedText | null;
};

type Command = {
  name: string;
  bytes: readonly number[];
  /** The number of parameters that follow. */
  takes?: number;
  run?: (paper: Paper, values: readonly number[]) => void;
  /** A picture follows, whose size the parameters say. */
  isRaster?: true;
};

const PLAIN = { width: 1, height: 1, isBold: false, isInverted: false };
const [LF, ESC, FS, GS] = [0x0a, 0x1b, 0x1c, 0x1d];

function restyle(paper: Paper, style: Partial<Paper['style']>): void {
  Object.assign(paper.style, style);
}

function cut(paper: Paper): void {
  if (paper.line) endLine(paper);
  paper.slips.push({ parts: paper.parts });
  paper.parts = [];
}

const ESC_POS: readonly Command[] = [
  { name: 'initialize', bytes: [ESC, 0x40], run: (paper) => restyle(paper, PLAIN) },
  { name: 'no Chinese', bytes: [FS, 0x2e] },
  { name: 'page', bytes: [ESC, 0x74], takes: 1, run: pageBy({ 13: 'cp857', 48: 'windows1254' }) },
  {
    ...{ name: 'size', bytes: [GS, 0x21], takes: 1 },
    run: (paper, [size = 0]) => restyle(paper, { width: (size >> 4) + 1, height: (size & 7) + 1 }),
  },
  {
    ...{ name: 'bold', bytes: [ESC, 0x45], takes: 1 },
    run: (paper, [isOn]) => restyle(paper, { isBold: isOn === 1 }),
  },
  {
    ...{ name: 'invert', bytes: [GS, 0x42], takes: 1 },
    run: (paper, [isOn]) => restyle(paper, { isInverted: isOn === 1 }),
  },
  { name: 'raster', bytes: [GS, 0x76, 0x30, 0], takes: 4, isRaster: true },
  { name: 'cut', bytes: [GS, 0x56, 1], run: cut },
];

const STAR_PRNT: readonly Command[] = [
  { name: 'initialize', bytes: [ESC, 0x40], run: (paper) => restyle(paper, PLAIN) },
  { name: 'page', bytes: [ESC, GS, 0x74], takes: 1, run: pageBy({ 12: 'cp857' }) },
  {
    ...{ name: 'size', bytes: [ESC, 0x69], takes: 2 },
    run: (paper, [height = 0, width = 0]) =>
      restyle(paper, { width: width + 1, height: height + 1 }),
  },
  { name: 'bold', bytes: [ESC, 0x45], run: (paper) => restyle(paper, { isBold: true }) },
  { name: 'not bold', bytes: [ESC, 0x46], run: (paper) => restyle(paper, { isBold: false }) },
  { name: 'invert', bytes: [ESC, 0x34], run: (paper) => restyle(paper, { isInverted: true }) },
  { name: 'upright', bytes: [ESC, 0x35], run: (paper) => restyle(paper, { isInverted: false }) },
  { name: 'raster', bytes: [ESC, GS, 0x53, 1], takes: 5, isRaster: true },
  { name: 'cut', bytes: [ESC, 0x64, 3], run: cut },
];

function pageBy(numbers: Readonly<Record<number, CodePage>>): Command['run'] {
  return (paper, [number = -1]) => {
    const page = numbers[number];
    if (!page) throw new Error(`The printer has no code page ${number}.`);
    paper.page = page;
  };
}

/** Reads what a printer got, as the printer would. `rest` are the bytes after the last cut. */
export function readSlips(
  bytes: Uint8Array,
  kind: PrinterKind,
): { slips: PrintedSlip[]; rest: Uint8Array } {
  const commands = kind === 'star' ? STAR_PRNT : ESC_POS;
  const paper: Paper = { parts: [], slips: [], style: { ...PLAIN }, page: null, line: null };
  let afterCut = 0;
  for (let at = 0; at < bytes.length; ) {
    const cuts = paper.slips.length;
    const next = readOne(paper, commands, bytes, at);
    if (next === null) break;
    at = next;
    if (paper.slips.length > cuts) afterCut = at;
  }
  return { slips: paper.slips, rest: bytes.subarray(afterCut) };
}

/** Returns where the next command begins; null: the bytes end within this one. */
function readOne(
  paper: Paper,
  commands: readonly Command[],
  bytes: Uint8Array,
  at: number,
): number | null {
  const byte = bytes[at] ?? 0;
  if (byte === LF) {
    endLine(paper);
    return at + 1;
  }
  if (byte >= 0x20) {
    type(paper, byte);
    return at + 1;
  }
  const isBegun = ({ bytes: own }: Command) =>
    own.every((one, nth) => at + nth >= bytes.length || bytes[at + nth] === one);
  const command = commands.find(isBegun);
  if (!command) {
    const unknown = Buffer.from(bytes.subarray(at, at + 4)).toString('hex');
    throw new Error(`The printer does not know the command ${unknown}.`);
  }
  const from = at + command.bytes.length;
  const end = from + (command.takes ?? 0);
  if (end > bytes.length) return null;
  const values = [...bytes.subarray(from, end)];
  command.run?.(paper, values);
  return command.isRaster ? readRaster(paper, values, bytes, end) : end;
}

function readRaster(
  paper: Paper,
  [xLow = 0, xHigh = 0, yLow = 0, yHigh = 0]: readonly number[],
  bytes: Uint8Array,
  from: number,
): number | null {
  const [bytesPerRow, rows] = [xLow + 256 * xHigh, yLow + 256 * yHigh];
  const end = from + bytesPerRow * rows;
  if (end > bytes.length) return null;
  const bits = Buffer.from(bytes.subarray(from, end));
  paper.parts.push({ kind: 'picture', bytesPerRow, rows, bits });
  return end;
}

/** A line has one size; its white on black may begin within. */
function type(paper: Paper, byte: number): void {
  const letter = byte < 0x80 ? String.fromCharCode(byte) : upperLetter(paper.page, byte);
  paper.line = { ...paper.style, kind: 'text', text: `${paper.line?.text ?? ''}${letter}` };
}

function upperLetter(page: CodePage | null, byte: number): string {
  if (page === null) throw new Error('The printer has no code page for its letters.');
  return UPPER_HALVES[page][byte - 0x80] ?? ' ';
}

function endLine(paper: Paper): void {
  const empty: PrintedText = { ...paper.style, kind: 'text', text: '' };
  paper.parts.push(paper.line ?? empty);
  paper.line = null;
}

/** Returns the lines of a slip that was printed in letters, without the feed before the cut. */
export function linesOf({ parts }: PrintedSlip): string[] {
  const lines = parts.flatMap((part) => (part.kind === 'text' ? [part.text.trimEnd()] : []));
  return lines.slice(0, lines.findLastIndex((line) => line !== '') + 1);
}

/** Returns the words of a slip in one line, however they were wrapped. */
export function wordsOf(slip: PrintedSlip): string {
  return linesOf(slip).join(' ').replace(/\s+/g, ' ').trim();
}
