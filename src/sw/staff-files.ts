import type { BuildFile } from './build-files';
import { keepFiles, keptPaths } from './build-files';

const STAFF_PAGE = '/admin.html';

export function isStaffPath(path: string): boolean {
  return /^\/admin(\/|$)/.test(path);
}

async function isStaffDevice({ clients }: ServiceWorkerGlobalScope): Promise<boolean> {
  const paths = await keptPaths();
  if (paths.some((path) => path === STAFF_PAGE || path.startsWith('/assets/admin/'))) return true;
  const pages = await clients.matchAll({ type: 'window', includeUncontrolled: true });
  return pages.some(({ url }) => isStaffPath(new URL(url).pathname));
}

const STAFF_PARTS: readonly BuildFile['part'][] = ['open', 'rest', 'staff'];

let keeping: Promise<boolean> | null = null;

/** Resolves to true if all files are stored; concurrent callers share one run. */
export function keepStaffFiles(files: readonly BuildFile[]): Promise<boolean> {
  keeping ??= keepFiles(files.filter(({ part }) => STAFF_PARTS.includes(part)))
    .then(
      () => true,
      () => false,
    )
    .finally(() => {
      keeping = null;
    });
  return keeping;
}

/** Throws if files are missing: activating an incomplete build would delete the older build's files. */
export async function installStaffApp(
  scope: ServiceWorkerGlobalScope,
  files: readonly BuildFile[],
): Promise<void> {
  if (!(await isStaffDevice(scope)) || (await keepStaffFiles(files))) return;
  if ((await keptPaths()).includes(STAFF_PAGE)) {
    throw new Error('The newer staff app did not come whole.');
  }
}
