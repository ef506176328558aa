import { execFileSync } from 'node:child_process';

/** Installs Debian packages as root; reports if this process is not allowed to. */
export function aptInstall(packages) {
  if (process.getuid?.() !== 0) return;
  try {
    execFileSync('apt-get', ['update', '-qq'], { stdio: 'inherit' });
    const install = ['install', '-y', '-qq', '--no-install-recommends', ...packages];
    const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
    execFileSync('apt-get', install, { stdio: ['ignore', 'ignore', 'inherit'], env });
  } catch (error) {
    console.log(`apt-get could not install ${packages.join(', ')} (${error.message}).`);
  }
}
