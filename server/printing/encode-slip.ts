import type { PrinterKind, PrinterLook, Slip, SlipColumns } from '#domain/printing/printer';
import { LETTERS_OF_KIND } from '#domain/printing/printer';
import type { CodePage, Face, Roll, SetLine } from './set-slip';
import { isOnPage, pageBytes, printable, setSlip } from './set-slip';
import letters from './slip-letters.json';

type DrawnLetter = {
  advance: number;
  left: number;
  top: number;
  width: number;
  bits: Uint8Array;
};

const FACES: Record<Face, { height: number; glyphs: Readonly<Record<string, string>> }> = letters;
const UNKNOWN = '?';
const read = new Map<string, DrawnLetter>();

function isDrawn(letter: string): boolean {
  return Object.hasOwn(FACES.plain.glyphs, letter);
}

function heightOf(face: Face): number {
  return FACES[face].height;
}

function dotsOf(text: string, face: Face): number {
  return [...text].reduce((sum, letter) => sum + drawnLetter(letter, face).advance, 0);
}

/** The file says "advance left top width:rows" of each letter (`art/draw-slip-letters.ts`). */
function drawnLetter(letter: string, face: Face): DrawnLetter {
  const key = face + letter;
  const known = read.get(key);
  if (known) return known;
  const { glyphs } = FACES[face];
  const [numbers = '', rows = ''] = (glyphs[letter] ?? glyphs[UNKNOWN] ?? '').split(':');
  const [advance = 0, left = 0, top = 0, width = 0] = numbers.split(' ').map(Number);
  const drawn = { advance, left, top, width, bits: Buffer.from(rows, 'base64') };
  read.set(key, drawn);
  return drawn;
}

/** One bit a dot, rows of whole bytes; 1 is black. */
export type Picture = { bytesPerRow: number; rows: number; bits: Uint8Array };

/** The dots across the roll at 8 a millimetre; Epson's TM-T88 has 7. */
const DOTS: Record<SlipColumns, number> = { 48: 576, 42: 512, 32: 384 };
const GAP = 12;
const RULE = { height: 24, from: 10, to: 13 };
/** A dish or an alert keeps clear of what stands above. */
const BLOCK_GAP = 10;
/** The black of an alert reaches beyond its letters. */
const ALERT_EDGE = 6;

export function drawSlip(slip: Slip, columns: SlipColumns): Picture {
  const width = DOTS[columns];
  const roll: Roll = {
    width,
    gap: GAP,
    widthOf: dotsOf,
    printable: (text) => printable(text, isDrawn),
  };
  const lines = setSlip(slip, roll);
  const rows = lines.reduce((sum, line) => sum + lineHeight(line), 0);
  const bytesPerRow = width / 8;
  const picture = { bytesPerRow, rows, bits: new Uint8Array(bytesPerRow * rows) };
  let top = 0;
  for (const line of lines) {
    drawLine(picture, line, top);
    top += lineHeight(line);
  }
  return picture;
}

function lineHeight(line: SetLine): number {
  if (line.kind === 'rule') return RULE.height;
  const edges = line.isInverted ? 2 * ALERT_EDGE : 0;
  return heightOf(line.face) + edges + (line.beginsBlock ? BLOCK_GAP : 0);
}

function drawLine(picture: Picture, line: SetLine, top: number): void {
  const { bits, bytesPerRow } = picture;
  if (line.kind === 'rule') {
    bits.fill(0xff, (top + RULE.from) * bytesPerRow, (top + RULE.to) * bytesPerRow);
    return;
  }
  const upper = top + (line.beginsBlock ? BLOCK_GAP : 0);
  const edge = line.isInverted ? ALERT_EDGE : 0;
  if (line.isInverted) {
    bits.fill(0xff, upper * bytesPerRow, (top + lineHeight(line)) * bytesPerRow);
  }
  for (const { x: start, text } of line.pieces) {
    let x = start;
    for (const letter of text) {
      const drawn = drawnLetter(letter, line.face);
      flip(picture, drawn, x + drawn.left, upper + edge + drawn.top);
      x += drawn.advance;
    }
  }
}

/** Turns white dots black, and black ones of an inverted line white. */
function flip(
  { bits, bytesPerRow, rows: pictureRows }: Picture,
  letter: { width: number; bits: Uint8Array },
  left: number,
  top: number,
): void {
  const perRow = Math.ceil(letter.width / 8);
  const rows = perRow === 0 ? 0 : letter.bits.length / perRow;
  for (let row = 0; row < rows && top + row < pictureRows; row += 1) {
    for (let column = 0; column < letter.width; column += 1) {
      const isSet = (letter.bits[row * perRow + (column >> 3)] ?? 0) & (0x80 >> (column & 7));
      const x = left + column;
      if (!isSet || x < 0 || x >= bytesPerRow * 8) continue;
      const at = (top + row) * bytesPerRow + (x >> 3);
      bits[at] = (bits[at] ?? 0) ^ (0x80 >> (x & 7));
    }
  }
}

/** What a printer's language calls what slips need. */
type PrinterCommands = {
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

const ESC_POS: PrinterCommands = {
  // The second command leaves the mode for Chinese, in which many printers start.
  start: [ESC, 0x40, FS, 0x2e],
  page: { cp857: [ESC, 0x74, 13], windows1254: [ESC, 0x74, 48] },
  size: { plain: [GS, 0x21, 0x00], strong: [GS, 0x21, 0x01], large: [GS, 0x21, 0x11] },
  bold: (isOn) => [ESC, 0x45, isOn ? 1 : 0],
  invert: (isOn) => [GS, 0x42, isOn ? 1 : 0],
  raster: (bytesPerRow, rows) => [GS, 0x76, 0x30, 0, ...low2(bytesPerRow), ...low2(rows)],
  cut: [LF, LF, LF, LF, GS, 0x56, 1],
};

const STAR_PRNT: PrinterCommands = {
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

const LINE_FEED = 0x0a;
/** Small printers hold no more of a picture at once. */
const BAND_ROWS = 128;

export const SLIP_MEDIA: Record<PrinterKind, string> = {
  epson: 'text/xml; charset=utf-8',
  star: 'application/vnd.star.starprnt',
  network: 'application/octet-stream',
};

/** Returns what a printer gets of a slip: commands, for Server Direct Print inside the `epos-print` element. */
export function encodeSlip(slip: Slip, { kind, letters, columns }: PrinterLook): Uint8Array {
  const commands = kind === 'star' ? STAR_PRNT : ESC_POS;
  const known = LETTERS_OF_KIND[kind].includes(letters) ? letters : 'picture';
  const body =
    known === 'picture' ? drawn(slip, columns, commands) : typed(slip, columns, known, commands);
  const bytes = Uint8Array.from([...commands.start, ...body, ...commands.cut]);
  return kind === 'epson' ? insideXml(bytes) : bytes;
}

function insideXml(bytes: Uint8Array): Uint8Array {
  const hex = Buffer.from(bytes).toString('hex');
  return Buffer.from(
    `<epos-print xmlns="http://www.epson-pos.com/schemas/2011/03/epos-print"><command>${hex}</command></epos-print>`,
  );
}

function* drawn(slip: Slip, columns: SlipColumns, { raster }: PrinterCommands): Generator<number> {
  const { bytesPerRow, rows, bits } = drawSlip(slip, columns);
  for (let from = 0; from < rows; from += BAND_ROWS) {
    const to = Math.min(rows, from + BAND_ROWS);
    yield* raster(bytesPerRow, to - from);
    yield* bits.subarray(from * bytesPerRow, to * bytesPerRow);
  }
}

const COLUMNS_OF: Record<Face, number> = { plain: 1, strong: 1, large: 2 };

function* typed(
  slip: Slip,
  columns: SlipColumns,
  page: CodePage,
  commands: PrinterCommands,
): Generator<number> {
  const roll: Roll = {
    width: columns,
    gap: 1,
    widthOf: (text, face) => [...text].length * COLUMNS_OF[face],
    printable: (text) => printable(text, (letter) => isOnPage(letter, page)),
  };
  yield* commands.page[page] ?? [];
  let face: Face = 'plain';
  for (const line of setSlip(slip, roll)) {
    const next = line.kind === 'rule' ? 'plain' : line.face;
    if (next !== face) {
      yield* commands.size[next];
      yield* commands.bold(next !== 'plain');
      face = next;
    }
    yield* typedLine(line, columns, page, commands);
    yield LINE_FEED;
  }
}

function* typedLine(
  line: SetLine,
  columns: SlipColumns,
  page: CodePage,
  { invert }: PrinterCommands,
): Generator<number> {
  if (line.kind === 'rule') {
    yield* pageBytes('-'.repeat(columns), page);
    return;
  }
  const letters = Math.floor(columns / COLUMNS_OF[line.face]);
  const text = line.pieces.reduce(
    (typedSoFar, { x, text: piece }) =>
      typedSoFar.padEnd(Math.floor(x / COLUMNS_OF[line.face])) + piece,
    '',
  );
  if (!line.isInverted) {
    yield* pageBytes(text, page);
    return;
  }
  yield* invert(true);
  yield* pageBytes(text.padEnd(letters), page);
  yield* invert(false);
}
