import type { FetchPort } from '../deps';
import { withTimeout } from '../with-timeout';

const PROBE_TIMEOUT_MS = 4_000;

/** Asks the bar whether it is there. A portal's page in between is not it: our own header must come. */
export async function isBarReachable(fetch: FetchPort): Promise<boolean> {
  try {
    const answer = await withTimeout(PROBE_TIMEOUT_MS, (signal) =>
      fetch('/api/health', { method: 'HEAD', cache: 'no-store', redirect: 'manual', signal }),
    );
    return answer.ok && answer.headers.get('X-BB-Api') === '1';
  } catch {
    return false;
  }
}
