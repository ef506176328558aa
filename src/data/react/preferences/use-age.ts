import { storeAge, storedAge } from '../../preferences/age';
import { useStoredValue } from '../core/use-stored-value';

/** Whether the guest is known to be of age, and the answer that says so. */
export function useAge(): [boolean, () => void] {
  return [useStoredValue(storedAge), storeAge];
}
