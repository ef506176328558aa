import { HINT_KEY } from '../storage/local-data-hint';
import { storedValue } from '../storage/stored-value';
import { useStoredValue } from './core/use-stored-value';

const hint = storedValue(HINT_KEY, (text) => text !== null);

/** Checks for stored guest data without creating a database. */
export function useKeepsSomething(): boolean {
  return useStoredValue(hint);
}
