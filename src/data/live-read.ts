import type { Observable } from 'dexie';
import { liveQuery } from 'dexie';

/**
 * Reads again after every change of a row that `read` has read; `read` awaits the database only. Dexie loses sight of
 * later reads if the function that it calls is not async itself.
 */
export function liveRead<T>(read: () => PromiseLike<T>): Observable<T> {
  return liveQuery(async () => read());
}
