import { HINT_KEY } from '../storage/local-data-hint';
import { storedValue } from '../storage/stored-value';
import { useStoredValue } from './core/use-stored-value';

const hint = storedValue(HINT_KEY, (text) => text !== null);

/** Whether this device stores anything of its guest; no database is created to find out. */
export function useKeepsSomething(): boolean {
  return useStoredValue(hint);
}
