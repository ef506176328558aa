// Plays two days with this release and keeps its database for the tests of updating and rolling back, beside the one of
// the release before: npm run release:keep.
import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import Database from 'libsql';

const ROOT = resolve(import.meta.dirname, '../..');
const KEPT = join(ROOT, 'tests/support/releases');
const COUNT = 2;

const dataDir = mkdtempSync(join(tmpdir(), 'bar-bliss-release-'));
writeFileSync(join(dataDir, 'server.key'), Buffer.alloc(32, 7).toString('base64url'));
execFileSync(process.execPath, ['--import', 'tsx', join(ROOT, 'tests/demo/main.ts')], {
  cwd: ROOT,
  env: { ...process.env, DATA_DIR: dataDir, DAYS: '2' },
  stdio: 'inherit',
});
const whole = join(dataDir, 'whole.db');
const db = new Database(join(dataDir, 'bar-bliss.db'));
db.prepare('VACUUM INTO ?').run(whole);
db.close();
const journal = readFileSync(join(ROOT, 'drizzle/meta/_journal.json'), 'utf8');
const { entries } = JSON.parse(journal) as { entries: { tag: string }[] };
const last = entries.at(-1)?.tag.slice(0, 4);
mkdirSync(KEPT, { recursive: true });
writeFileSync(join(KEPT, `${last}.db.br`), brotliCompressSync(readFileSync(whole)));
const old = readdirSync(KEPT).sort().slice(0, -COUNT);
for (const file of old) rmSync(join(KEPT, file));
rmSync(dataDir, { recursive: true, force: true });
