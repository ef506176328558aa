import { HINT_KEY, storedValue } from '../storage/browser-storage';
import { useStoredValue } from './core/use-stored-value';

const hint = storedValue(HINT_KEY, (text) => text !== null);

/** Checks for stored guest data without creating a database. */
export function useKeepsSomething(): boolean {
  return useStoredValue(hint);
}
