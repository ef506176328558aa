import { readdirSync, rmSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import sharp from 'sharp';

const FOLDERS = ['photos', 'loops'].map((name) => resolve(import.meta.dirname, '../public', name));
const QUALITY = 66;

// Browsers without AVIF (iOS before 16) get a WebP of every picture.
for (const folder of FOLDERS) {
  const names = readdirSync(folder);
  const wanted = names.filter((name) => name.endsWith('.avif')).map(webpName);
  for (const name of names) {
    if (name.endsWith('.webp') && !wanted.includes(name)) rmSync(join(folder, name));
    if (!name.endsWith('.avif')) continue;
    const webp = await sharp(join(folder, name)).webp({ quality: QUALITY, effort: 6 }).toBuffer();
    writeFileSync(join(folder, webpName(name)), webp);
  }
}

function webpName(avifName: string): string {
  return avifName.replace(/avif$/, 'webp');
}
