import { HINT_KEY } from '../storage/local-data-hint';
import { storedValue } from '../storage/stored-value';
import { useStoredValue } from './core/use-stored-value';

const hint = storedValue(HINT_KEY, (text) => text !== null);

/** Whether this device keeps anything for its guest: nobody's database is made just to find it empty. */
export function useKeepsSomething(): boolean {
  return useStoredValue(hint);
}
