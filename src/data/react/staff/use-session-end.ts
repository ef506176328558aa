import { useLiveQuery } from 'dexie-react-hooks';
import { staffDevice } from '../../start/staff-device';
import { readSessionEnd } from '../../sync/replica';

/** End of the session, by the server's clock; null: unknown. */
export function useSessionEnd(): number | null {
  return useLiveQuery(() => readSessionEnd(staffDevice().deps.db).catch(() => null), []) ?? null;
}
