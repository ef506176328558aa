import { storedValue } from '../storage/stored-value';

const KEY = 'age-verified';

/** Someone on this device has confirmed to be 18; any stored value counts. */
export const storedAge = storedValue<boolean>(KEY, (text) => text !== null);

export function storeAge(): void {
  storedAge.set('true');
}
