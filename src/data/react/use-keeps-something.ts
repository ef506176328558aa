import { HINT_KEY } from '../device/device-trace';
import { storedValue } from '../device/stored-value';
import { useStoredValue } from './use-stored-value';

const hint = storedValue(HINT_KEY, (text) => text !== null);

/** Whether this device keeps anything for its guest: nobody's database is made just to find it empty. */
export function useKeepsSomething(): boolean {
  return useStoredValue(hint);
}
