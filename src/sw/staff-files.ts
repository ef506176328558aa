import { type BuildFile, keepFiles, keptPaths } from './build-files';

const STAFF_PAGE = '/admin.html';

export function isStaffPath(path: string): boolean {
  return /^\/admin(\/|$)/.test(path);
}

/** Whether staff work on this device: files of their app are kept, or one of its pages is open. */
async function isStaffDevice({ clients }: ServiceWorkerGlobalScope): Promise<boolean> {
  const paths = await keptPaths();
  if (paths.some((path) => path === STAFF_PAGE || path.startsWith('/assets/admin/'))) return true;
  const pages = await clients.matchAll({ type: 'window', includeUncontrolled: true });
  return pages.some(({ url }) => isStaffPath(new URL(url).pathname));
}

let keeping: Promise<boolean> | null = null;

/**
 * Keeps the staff app, with the scripts that it shares with guests. Whoever asks meanwhile gets the same result.
 * @returns whether every file of this build is kept now
 */
export function keepStaffFiles(files: readonly BuildFile[]): Promise<boolean> {
  keeping ??= keepFiles(files.filter(({ part }) => part !== 'photo'))
    // The files that came stay, and the page asks again.
    .then(
      () => true,
      () => false,
    )
    .finally(() => {
      keeping = null;
    });
  return keeping;
}

/**
 * Before this worker is in charge: a tablet that was opened once works without a connection. A newer build of which
 * only a part came is refused and asked for again later: it would drop the files that the older one opens from.
 */
export async function installStaffApp(
  scope: ServiceWorkerGlobalScope,
  files: readonly BuildFile[],
): Promise<void> {
  if (!(await isStaffDevice(scope)) || (await keepStaffFiles(files))) return;
  if ((await keptPaths()).includes(STAFF_PAGE)) {
    throw new Error('The newer staff app did not come whole.');
  }
}
