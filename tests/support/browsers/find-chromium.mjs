import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { brotliDecompressSync } from 'node:zlib';
import { chromium } from '@playwright/test';
import { aptInstall } from './apt-install.mjs';

export const BROWSER_ARGS = ['--no-sandbox', '--disable-gpu', '--disable-quic', '--no-first-run'];

const DEBIAN = ['/usr/bin/chromium', '/usr/bin/chromium-browser'];
// The package holds the headless shell for Linux on x64. Tests take a seventh less time in it than in Debian's.
const PACKED_SHELL = resolve(
  import.meta.dirname,
  '../../../node_modules/@sparticuz/chromium/bin/chromium.br',
);

/**
 * Finds the browser of most tests: $CHROMIUM, else the package's headless shell, else the whole browser. The shell
 * draws no window and takes a third less of a core.
 */
export function findShell() {
  // The shell needs the libraries that are installed with the whole browser.
  const browser = findChromium();
  const isPacked = process.platform === 'linux' && process.arch === 'x64';
  return process.env.CHROMIUM || !isPacked ? browser : unpackShell();
}

/** Unpacks the shell once beside its package, so that another version of the package has its own. */
function unpackShell() {
  const shell = PACKED_SHELL.replace(/\.br$/, '');
  if (!existsSync(shell)) {
    const unfinished = `${shell}-${process.pid}`;
    writeFileSync(unfinished, brotliDecompressSync(readFileSync(PACKED_SHELL)), { mode: 0o755 });
    renameSync(unfinished, shell);
  }
  return shell;
}

/**
 * Finds the whole browser: $CHROMIUM, else Debian's, else Playwright's own, else installs one (apt as root, else
 * Playwright's installer). Throws an error with the remedy if no browser can be installed.
 */
export function findChromium() {
  const found = installedChromium();
  if (found) return found;
  console.log('No Chromium here yet: installing one for the browser tests.');
  aptInstall(['chromium', 'fonts-liberation']);
  const afterApt = installedChromium();
  if (afterApt) return afterApt;
  spawnSync('npx', ['playwright', 'install', '--with-deps', 'chromium'], { stdio: 'inherit' });
  const afterPlaywright = installedChromium();
  if (afterPlaywright) return afterPlaywright;
  throw new Error(
    'The browser tests need Chromium and it could not be installed. ' +
      'Install it (Debian: apt-get install chromium) or set CHROMIUM to its path, then run the tests again.',
  );
}

function installedChromium() {
  const named = process.env.CHROMIUM;
  if (named && !existsSync(named)) throw new Error(`CHROMIUM=${named} does not exist.`);
  return [named, ...DEBIAN, chromium.executablePath()].find((path) => path && existsSync(path));
}
