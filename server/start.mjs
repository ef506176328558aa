// Opens the bar: builds it when the sources have changed since the last build, then runs it in this process.
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';

const root = resolve(import.meta.dirname, '..');
const server = join(root, 'dist/server/main.js');
const stampFile = join(root, 'dist/sources.stamp');
const sources = [
  'src',
  'server',
  'public',
  'package-lock.json',
  'vite.config.ts',
  'lingui.config.ts',
];

/** The name, size and time of every source: another stamp means another build. */
function stampOfSources() {
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

const stamp = stampOfSources();
// A copy is made by what runs: no new build under a server that is open.
const isForCopies = process.argv.length > 2;
const isBuilt =
  existsSync(server) &&
  (isForCopies || (existsSync(stampFile) && readFileSync(stampFile, 'utf8') === stamp));
if (!isBuilt) {
  const { status } = spawnSync('npm', ['run', '--silent', 'build'], {
    cwd: root,
    stdio: 'inherit',
  });
  if (status !== 0) process.exit(status ?? 1);
  writeFileSync(stampFile, stamp);
}
process.env.DEMO ??= process.env.NODE_ENV === 'production' ? '0' : '1';
await import(server);
