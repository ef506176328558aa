import { HEADERS } from '#domain/sync/mutation';
import type { FetchPort } from './db';

export type OwnResponse =
  | { kind: 'received'; body: unknown; response: Response }
  | { kind: 'unknown' | 'unreachable' };

export async function askForOwn(
  fetch: FetchPort,
  path: string,
  secret: string | undefined,
): Promise<OwnResponse> {
  try {
    const response = await fetch(path, {
      cache: 'no-store',
      redirect: 'manual',
      headers: secret ? { [HEADERS.secret]: secret } : {},
    });
    if (response.headers.get(HEADERS.api) !== '1') return { kind: 'unreachable' };
    if (response.status === 404 || response.status === 400) return { kind: 'unknown' };
    const body: unknown = await response.json();
    return response.ok ? { kind: 'received', body, response } : { kind: 'unreachable' };
  } catch {
    return { kind: 'unreachable' };
  }
}
