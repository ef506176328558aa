import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { DEVICE_BUGS } from './device-bugs';
import { SYNC_BUGS } from './sync-bugs';

const root = resolve(import.meta.dirname, '../..');
const [words = '', seeds = '100', where = 'a'] = process.argv.slice(2);
const copy = `/tmp/simmut/${where}`;
rmSync(copy, { recursive: true, force: true });
mkdirSync(copy, { recursive: true });
for (const p of ['src', 'server', 'tests', 'drizzle', 'package.json', 'tsconfig.json'])
  cpSync(join(root, p), join(copy, p), { recursive: true });
symlinkSync(join(root, 'node_modules'), join(copy, 'node_modules'));
const extra = JSON.parse(readFileSync('/tmp/simmut/extra.json', 'utf8'));
for (const bug of [...extra, ...DEVICE_BUGS, ...SYNC_BUGS].filter((b: { name: string }) =>
  new RegExp(words).test(b.name),
)) {
  const path = join(copy, bug.file);
  const text = readFileSync(path, 'utf8');
  if (text.split(bug.find).length !== 2) {
    console.log('NOT ONCE', bug.name);
    continue;
  }
  writeFileSync(
    path,
    text.replace(bug.find, () => bug.replace),
  );
  const t = Date.now();
  const { stdout, stderr, status } = spawnSync(
    'npx',
    ['tsx', 'tests/sim/main.ts', '--seeds', seeds, '--bail'],
    { cwd: copy, encoding: 'utf8' },
  );
  const lines = stdout.trim().split('\n');
  console.log(
    status === 0 ? 'MISSED ' : 'caught ',
    bug.name,
    '|',
    lines.at(-1)?.slice(0, 160),
    '|',
    Math.round((Date.now() - t) / 1000) + 's',
    status !== 0 && !stdout.includes('Seed') ? stderr.slice(-400) : '',
  );
  writeFileSync(path, text);
}
