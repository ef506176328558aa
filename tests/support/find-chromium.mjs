import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { chromium } from '@playwright/test';

const DEBIAN = ['/usr/bin/chromium', '/usr/bin/chromium-browser'];

/**
 * The browser that the tests drive: $CHROMIUM, else Debian's, else Playwright's own, else one is installed
 * (apt as root, else Playwright's installer). Throws with what to do when none can be had.
 */
export function findChromium() {
  const found = installedChromium();
  if (found) return found;
  console.log('No Chromium here yet: installing one for the browser tests.');
  if (process.getuid?.() === 0) aptInstall();
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

function aptInstall() {
  try {
    execFileSync('apt-get', ['update', '-qq'], { stdio: 'inherit' });
    const install = [
      'install',
      '-y',
      '-qq',
      '--no-install-recommends',
      'chromium',
      'fonts-liberation',
    ];
    const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
    execFileSync('apt-get', install, { stdio: ['ignore', 'ignore', 'inherit'], env });
  } catch (error) {
    console.log(`apt-get could not install it (${error.message}).`);
  }
}
