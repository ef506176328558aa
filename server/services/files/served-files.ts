import { type AppFiles, NO_FILES, readAppFiles } from './app-files';
import { keepPreviousBuilds } from './previous-builds';

const SERVICE_WORKER = '/service-worker.js';
const KILL_SWITCH = '/kill-switch.js';

type Served = { appDir: string | null; dataDir: string; isKillSwitch: boolean; now: number };

/**
 * Returns the files of this build, those for tabs of older builds and, if enabled, the kill switch.
 * @throws Error if the build lacks it
 */
export async function readServedFiles({
  appDir,
  dataDir,
  isKillSwitch,
  now,
}: Served): Promise<AppFiles> {
  if (!appDir) return NO_FILES;
  const current = await readAppFiles(appDir);
  const files = new Map([...(await keepPreviousBuilds({ appDir, dataDir, now })), ...current]);
  if (!isKillSwitch) return files;
  const killSwitch = files.get(KILL_SWITCH);
  if (!killSwitch) throw new Error(`KILL_SWITCH=1, but the build in ${appDir} has no kill switch.`);
  return files.set(SERVICE_WORKER, killSwitch);
}
