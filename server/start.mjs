// This script starts the server. It builds first if the sources have changed since the last build.
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { isBuiltFromSources } from './build-stamp.mjs';

const root = resolve(import.meta.dirname, '..');
const server = join(root, 'dist/server/main.js');

// The watcher starts before the build, because the shell may end during the build.
if (process.env.npm_lifecycle_event === 'start') await import('./end-with-shell.mjs');

// A backup uses the running server, so a new build must not replace the files of that server.
const isForCopies = process.argv.length > 2;
if (!existsSync(server) || !(isForCopies || isBuiltFromSources())) build();
process.env.DEMO ??= process.env.NODE_ENV === 'production' ? '0' : '1';
await import(server);

/** Builds the app and shows the output only if the build fails. */
function build() {
  const startedAt = Date.now();
  process.stdout.write('Building the app and the server. This takes about a minute.\n');
  const { status, stdout, stderr } = spawnSync('npm', ['run', '--silent', 'build'], {
    cwd: root,
    encoding: 'utf8',
    maxBuffer: Number.POSITIVE_INFINITY,
  });
  if (status !== 0) {
    process.stderr.write(stdout + stderr);
    process.exit(status ?? 1);
  }
  const seconds = Math.round((Date.now() - startedAt) / 1_000);
  process.stdout.write(`Built in ${seconds} s. Starting the server.\n`);
}
