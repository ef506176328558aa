import { existsSync, mkdtempSync, rmSync, statfsSync } from 'node:fs';

const MEMORY = '/dev/shm';
const ROOM_BYTES = 512 * 1_024 * 1_024;

/** Each commit waits for a disk, so tests keep their databases in memory. `npm run test:all` uses the disk. */
export function fastFiles(): Record<string, string> {
  const isThere = process.env.TMPDIR?.startsWith(MEMORY);
  if (process.env.TESTS === 'all' || isThere || !hasRoom()) return {};
  const folder = mkdtempSync(`${MEMORY}/bar-bliss-tests-`);
  process.once('exit', () => rmSync(folder, { recursive: true, force: true }));
  return { TMPDIR: folder };
}

function hasRoom(): boolean {
  if (!existsSync(MEMORY)) return false;
  const { bavail, bsize } = statfsSync(MEMORY);
  return bavail * bsize >= ROOM_BYTES;
}
