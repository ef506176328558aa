import type { OverlayOptions } from 'sharp';
import sharp from 'sharp';
import type { PrintedPicture, PrintedSlip, PrintedText } from './read-slips';

/** The printer's own letters have this many dots; a line feed adds a little. */
const LETTER = { width: 12, height: 24, feed: 30 };
const MARGIN = 16;

/** Draws a printed slip as a PNG, for people who look at it. */
export async function paperPicture({ parts }: PrintedSlip, width: number): Promise<Buffer> {
  const layers: OverlayOptions[] = [];
  let top = MARGIN;
  for (const part of parts) {
    const input =
      part.kind === 'picture' ? await rasterPng(part) : Buffer.from(letterSvg(part, width));
    layers.push({ input, left: MARGIN, top });
    top += part.kind === 'picture' ? part.rows : heightOf(part);
  }
  const paper = { width: width + 2 * MARGIN, height: top + MARGIN, channels: 3 as const };
  return sharp({ create: { ...paper, background: 'white' } })
    .composite(layers)
    .png()
    .toBuffer();
}

function rasterPng({ bytesPerRow, rows, bits }: PrintedPicture): Promise<Buffer> {
  const width = bytesPerRow * 8;
  const grey = Buffer.alloc(width * rows, 255);
  for (let dot = 0; dot < grey.length; dot += 1) {
    if ((bits[dot >> 3] ?? 0) & (0x80 >> (dot & 7))) grey[dot] = 0;
  }
  return sharp(grey, { raw: { width, height: rows, channels: 1 } })
    .png()
    .toBuffer();
}

function heightOf({ height }: PrintedText): number {
  return LETTER.feed + (height - 1) * LETTER.height;
}

function letterSvg(line: PrintedText, width: number): string {
  const { text, width: wide, height: high, isBold, isInverted } = line;
  const [back, ink] = isInverted ? ['black', 'white'] : ['white', 'black'];
  const letters = [...text].map(
    (letter, at) =>
      `<text x="${at * LETTER.width}" y="19" textLength="${LETTER.width}" lengthAdjust="spacingAndGlyphs">&#${letter.codePointAt(0)};</text>`,
  );
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${heightOf(line)}"><rect width="${[...text].length * LETTER.width * wide}" height="${LETTER.height * high}" fill="${back}"/><g transform="scale(${wide} ${high})" fill="${ink}" font-family="monospace" font-size="20" font-weight="${isBold ? 700 : 400}">${letters.join('')}</g></svg>`;
}
