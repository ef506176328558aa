import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { chromium } from '@playwright/test';
import { aptInstall } from './apt-install.mjs';

export const BROWSER_ARGS = ['--no-sandbox', '--disable-gpu', '--disable-quic', '--no-first-run'];

const DEBIAN = ['/usr/bin/chromium', '/usr/bin/chromium-browser'];
const SHELL = 'chromium-headless-shell';

/**
 * Finds the browser of most tests: $CHROMIUM, else Debian's headless shell (installed as root), else the whole
 * browser. The shell draws no window and takes a third less of a core.
 */
export function findShell() {
  const path = `/usr/bin/${SHELL}`;
  if (process.env.CHROMIUM) return findChromium();
  if (!existsSync(path)) aptInstall([SHELL, 'fonts-liberation']);
  return existsSync(path) ? path : findChromium();
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
