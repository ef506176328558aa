import type { FetchPort } from './deps';

const PROBE_TIMEOUT_MS = 4_000;

/** Asks the bar whether it is there. A portal's page in between is not it: our own header must come. */
export async function isBarReachable(fetch: FetchPort): Promise<boolean> {
  try {
    const answer = await fetch('/api/health', {
      method: 'HEAD',
      cache: 'no-store',
      redirect: 'manual',
      signal: AbortSignal.timeout(PROBE_TIMEOUT_MS),
    });
    return answer.ok && answer.headers.get('X-BB-Api') === '1';
  } catch {
    return false;
  }
}
