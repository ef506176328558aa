import { useLiveQuery } from 'dexie-react-hooks';
import { staffDevice } from '../../start/staff-device';
import { readSessionEnd } from '../../sync/replica';

export function useSessionEnd(): number | null {
  return useLiveQuery(() => readSessionEnd(staffDevice().deps.db).catch(() => null), []) ?? null;
}
