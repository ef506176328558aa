import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { Resvg } from '@resvg/resvg-js';
import sharp from 'sharp';
import subsetFont from 'subset-font';
import { SHARE_WIDTH, sharePicture } from './recipes/share';

const FILE = resolve(import.meta.dirname, '../public/share.jpg');
const PACKAGES = createRequire(import.meta.url);
const NAME = 'Bar Bliss';
const PLACE = 'Fethiye · 15:00–01:00';

/** Holds the name as text, in the weights that the screens use. */
const WORDS = `<text x="72" y="322" font-family="Fraunces" font-weight="800" font-size="112" fill="#FBF2E6">${NAME}</text>
<text x="76" y="386" font-family="Onest" font-weight="600" font-size="36" fill="#FFC65C">${PLACE}</text>`;

const folder = mkdtempSync(join(tmpdir(), 'bar-bliss-share-'));
const fontFiles = [
  await cut('@fontsource-variable/fraunces', 'fraunces-latin-full-normal', NAME, {
    opsz: 144,
    SOFT: 100,
    WONK: 1,
    wght: 800,
  }),
  await cut('@fontsource-variable/onest', 'onest-latin-wght-normal', PLACE, { wght: 600 }),
];
const png = new Resvg(sharePicture(WORDS), {
  fitTo: { mode: 'width', value: SHARE_WIDTH },
  font: { loadSystemFonts: false, fontFiles },
})
  .render()
  .asPng();
const jpeg = await sharp(png).jpeg({ quality: 82, mozjpeg: true }).toBuffer();
writeFileSync(FILE, jpeg);
rmSync(folder, { recursive: true });
console.log(`share.jpg ${jpeg.length} bytes`);

/** The renderer reads plain font files only. */
async function cut(
  name: string,
  file: string,
  letters: string,
  variationAxes: Record<string, number>,
): Promise<string> {
  const source = join(dirname(PACKAGES.resolve(`${name}/package.json`)), 'files', `${file}.woff2`);
  const font = await subsetFont(readFileSync(source), letters, {
    targetFormat: 'sfnt',
    variationAxes,
  });
  const path = join(folder, `${file}.ttf`);
  writeFileSync(path, font);
  return path;
}
