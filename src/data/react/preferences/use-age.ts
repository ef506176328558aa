import { storeAge, storedAge } from '../../preferences/age';
import { useStoredValue } from '../core/use-stored-value';

export function useAge(): [boolean, () => void] {
  return [useStoredValue(storedAge), storeAge];
}
