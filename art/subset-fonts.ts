import { copyFileSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join, resolve } from 'node:path';
import subsetFont from 'subset-font';
import { DISPLAY_LETTERS, MENU_LETTERS, NAME_LETTERS, TURKISH_LETTERS } from './letters';

const FOLDER = resolve(import.meta.dirname, '../public/fonts');
const FRAUNCES = packageFolder('@fontsource-variable/fraunces');
const ONEST = packageFolder('@fontsource-variable/onest');

/** The display family is cut at one point of every axis; the text family keeps its weights. */
const DISPLAY = { opsz: 144, SOFT: 100, WONK: 1, wght: 800 };
const TEXT = { wght: { min: 400, max: 800 } };

mkdirSync(FOLDER, { recursive: true });
await cut(
  `${FRAUNCES}/files/fraunces-latin-full-normal.woff2`,
  DISPLAY_LETTERS,
  DISPLAY,
  'fraunces-display-latin',
);
await cut(
  `${FRAUNCES}/files/fraunces-latin-ext-full-normal.woff2`,
  TURKISH_LETTERS,
  DISPLAY,
  'fraunces-display-tr',
);
await cut(`${ONEST}/files/onest-latin-wght-normal.woff2`, MENU_LETTERS, TEXT, 'onest-latin');
await cut(`${ONEST}/files/onest-latin-wght-normal.woff2`, NAME_LETTERS, TEXT, 'onest-names');
await cut(`${ONEST}/files/onest-latin-ext-wght-normal.woff2`, TURKISH_LETTERS, TEXT, 'onest-tr');
copyFileSync(join(FRAUNCES, 'LICENSE'), join(FOLDER, 'OFL-Fraunces.txt'));
copyFileSync(join(ONEST, 'LICENSE'), join(FOLDER, 'OFL-Onest.txt'));

type Axes = NonNullable<Parameters<typeof subsetFont>[2]>['variationAxes'];

async function cut(
  source: string,
  letters: string,
  variationAxes: Axes,
  name: string,
): Promise<void> {
  const font = await subsetFont(readFileSync(source), letters, {
    targetFormat: 'woff2',
    variationAxes,
  });
  writeFileSync(join(FOLDER, `${name}.woff2`), font);
  console.log(`${name} ${font.length} bytes`);
}

function packageFolder(name: string): string {
  return dirname(createRequire(import.meta.url).resolve(`${name}/package.json`));
}
