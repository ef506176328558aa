// This script writes the stamp as the last step of a build. Its exports tell whether the build matches the sources.
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';

const root = resolve(import.meta.dirname, '..');
const stampFile = join(root, 'dist/sources.stamp');
const sources = [
  'src',
  'server',
  'bank-simulator',
  'public',
  'build',
  'package-lock.json',
  'vite.config.ts',
  'lingui.config.ts',
];

/** A deployed build has no sources beside it. */
export function isBuiltFromSources() {
  if (!existsSync(join(root, 'src'))) return true;
  return existsSync(stampFile) && readFileSync(stampFile, 'utf8') === stampOfSources();
}

/** Returns the names, sizes and times of all sources. */
export function stampOfSources() {
  const hash = createHash('sha256');
  for (const source of sources.map((name) => join(root, name))) {
    const isFolder = statSync(source).isDirectory();
    const names = isFolder ? readdirSync(source, { recursive: true }).sort() : [''];
    for (const name of names) {
      const { size, mtimeMs } = statSync(join(source, name));
      if (!/\.test\.tsx?$/.test(name)) hash.update(`${source}/${name} ${size} ${mtimeMs}\n`);
    }
  }
  return hash.digest('hex');
}

if (process.argv[1] === import.meta.filename) writeFileSync(stampFile, stampOfSources());
