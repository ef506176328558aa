import {
  LETTERS_OF_KIND,
  type PrinterKind,
  type PrinterLook,
  type Slip,
  type SlipColumns,
} from '#domain/printing/printer';
import { drawSlip } from './draw-slip';
import { type CodePage, isOnPage, pageBytes, printable } from './letters';
import { ESC_POS, type PrinterCommands, STAR_PRNT } from './printer-commands';
import { type Face, type Roll, type SetLine, setSlip } from './set-slip';

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
