import type { Slip, SlipColumns } from '#domain/printing/printer';
import { dotsOf, drawnLetter, heightOf, isDrawn } from './drawn-letters';
import { printable } from './letters';
import { type Roll, type SetLine, setSlip } from './set-slip';

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
