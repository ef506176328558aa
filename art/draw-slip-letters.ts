import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { Resvg } from '@resvg/resvg-js';
import subsetFont from 'subset-font';
import { SLIP_LETTERS } from './letters';
import { advancesOf, readFont } from './sfnt';

const FILE = resolve(import.meta.dirname, '../server/printing/slip-letters.json');
const ONEST = dirname(
  createRequire(import.meta.url).resolve('@fontsource-variable/onest/package.json'),
);
const SCRIPTS = ['latin', 'latin-ext', 'cyrillic', 'cyrillic-ext'];

/** A printer has 8 dots a millimetre. */
const FACES = {
  plain: { size: 28, weight: 600, height: 34 },
  strong: { size: 36, weight: 800, height: 44 },
  large: { size: 52, weight: 800, height: 60 },
};

/** Some letters reach beyond their advance. */
const MARGIN = 8;

const folder = mkdtempSync(join(tmpdir(), 'bar-bliss-slip-'));
const faces = Object.entries(FACES).map(async ([name, face]) => [name, await drawFace(face)]);
const letters = Object.fromEntries(await Promise.all(faces));
writeFileSync(FILE, `${JSON.stringify(letters, null, 2)}\n`);
rmSync(folder, { recursive: true });

type Face = (typeof FACES)['plain'];

async function drawFace({ size, weight, height }: Face) {
  const glyphs: Record<string, string> = {};
  for (const script of SCRIPTS) {
    const font = await subsetFont(
      readFileSync(join(ONEST, 'files', `onest-${script}-wght-normal.woff2`)),
      SLIP_LETTERS,
      { targetFormat: 'sfnt', variationAxes: { wght: weight } },
    );
    const file = join(folder, `${script}-${weight}-${size}.ttf`);
    writeFileSync(file, font);
    const { unitsPerEm, ascent, descent } = readFont(font);
    const baseline = Math.round(height / 2 + ((ascent + descent) / unitsPerEm / 2) * size);
    for (const [code, advance] of advancesOf(font)) {
      const letter = String.fromCodePoint(code);
      const dots = Math.round((advance / unitsPerEm) * size);
      if (!(letter in glyphs))
        glyphs[letter] = drawn(letter, { file, size, height, baseline, dots });
    }
  }
  return { height, glyphs };
}

type Drawing = { file: string; size: number; height: number; baseline: number; dots: number };

/** Writes a letter as "advance left top width:rows"; the rows are bits in base64, from the first to the last black one. */
function drawn(letter: string, { file, size, height, baseline, dots }: Drawing): string {
  const width = dots + 2 * MARGIN;
  const picture = new Resvg(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><rect width="${width}" height="${height}" fill="#fff"/><text x="${MARGIN}" y="${baseline}" font-family="Onest" font-size="${size}" xml:space="preserve">&#${letter.codePointAt(0)};</text></svg>`,
    { font: { loadSystemFonts: false, fontFiles: [file], defaultFontFamily: 'Onest' } },
  ).render().pixels;
  const isBlack = (x: number, y: number) => (picture[(y * width + x) * 4] ?? 255) < 128;
  const columns = span(width).filter((x) => span(height).some((y) => isBlack(x, y)));
  const rows = span(height).filter((y) => span(width).some((x) => isBlack(x, y)));
  const [left = MARGIN, right = left - 1] = [columns[0], columns.at(-1)];
  const [top = 0, bottom = top - 1] = [rows[0], rows.at(-1)];
  const perRow = Math.ceil((right - left + 1) / 8);
  const bits = Buffer.alloc(perRow * (bottom - top + 1));
  for (let y = top; y <= bottom; y++) {
    for (let x = left; x <= right; x++) {
      const at = (y - top) * perRow + ((x - left) >> 3);
      if (isBlack(x, y)) bits[at] = (bits[at] ?? 0) | (0x80 >> ((x - left) & 7));
    }
  }
  return `${dots} ${left - MARGIN} ${top} ${right - left + 1}:${bits.toString('base64')}`;
}

function span(count: number): number[] {
  return Array.from({ length: count }, (_, at) => at);
}
