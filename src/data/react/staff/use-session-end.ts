import { staffDevice } from '../../start/staff-device';
import { readSessionEnd } from '../../sync/replica';
import { useLiveRead } from '../core/use-live-read';

export function useSessionEnd(): number | null {
  return useLiveRead(() => readSessionEnd(staffDevice().deps.db).catch(() => null), []) ?? null;
}
