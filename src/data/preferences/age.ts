import { storedValue } from '../storage/stored-value';

const KEY = 'age-verified';

/** Whether somebody on this device has said to be 18; whatever is stored under the key counts as yes. */
export const storedAge = storedValue<boolean>(KEY, (text) => text !== null);

export function storeAge(): void {
  storedAge.set('true');
}
