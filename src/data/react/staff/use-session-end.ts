import { useLiveQuery } from 'dexie-react-hooks';
import { staffDevice } from '../../start/staff-device';
import { readSessionEnd } from '../../sync/replica';

/** When whoever is signed in will be signed out, by the bar's clock; null: not known. */
export function useSessionEnd(): number | null {
  return useLiveQuery(() => readSessionEnd(staffDevice().deps.db).catch(() => null), []) ?? null;
}
