import { storedValue } from '../storage/browser-storage';

const KEY = 'age-verified';

export const storedAge = storedValue<boolean>(KEY, (text) => text !== null);

export function storeAge(): void {
  storedAge.set('true');
}
