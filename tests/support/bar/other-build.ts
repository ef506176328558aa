import { cpSync, mkdtempSync, readdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, dirname, join, resolve } from 'node:path';

const APP = resolve(import.meta.dirname, '../../../dist/app');
const HASHED = /^(.+-)([\w-]{8})(\.\w+)$/;
const TEXT = /\.(html|js|css)$/;

/** Copies the built app as another build: the same pages, every part under another name. */
export function otherBuild(): string {
  const folder = mkdtempSync(join(tmpdir(), 'bar-bliss-build-'));
  cpSync(APP, folder, { recursive: true });
  const names = readdirSync(folder, { recursive: true, encoding: 'utf8' });
  const renamed = new Map<string, string>();
  for (const name of names.filter((one) => one.startsWith('assets/'))) {
    const [, stem, hash = '', extension] = HASHED.exec(basename(name)) ?? [];
    if (!stem) continue;
    const other = `${stem}${[...hash].reverse().join('')}${extension}`;
    renamed.set(basename(name), other);
    renameSync(join(folder, name), join(folder, dirname(name), other));
  }
  for (const name of readdirSync(folder, { recursive: true, encoding: 'utf8' })) {
    if (!TEXT.test(name)) continue;
    const path = join(folder, name);
    let text = readFileSync(path, 'utf8');
    for (const [old, other] of renamed) text = text.replaceAll(old, other);
    writeFileSync(path, text);
  }
  return folder;
}
