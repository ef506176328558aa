import type { FetchPort } from '../deps';
import { withTimeout } from '../with-timeout';

const PROBE_TIMEOUT_MS = 4_000;

/** Probes the server. The response must have our header: a hotel's sign-in page responds too. */
export async function isBarReachable(fetch: FetchPort): Promise<boolean> {
  try {
    const response = await withTimeout(PROBE_TIMEOUT_MS, (signal) =>
      fetch('/api/health', { method: 'HEAD', cache: 'no-store', redirect: 'manual', signal }),
    );
    return response.ok && response.headers.get('X-BB-Api') === '1';
  } catch {
    return false;
  }
}
