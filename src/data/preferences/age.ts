import { storedValue } from '../storage/stored-value';

const KEY = 'age-verified';

export const storedAge = storedValue<boolean>(KEY, (text) => text !== null);

export function storeAge(): void {
  storedAge.set('true');
}
