import { browserStorage } from './browser-storage';

const DB_NAME = 'bb-guest';
export const HINT_KEY = 'bb-device';
export const HINT_COOKIE = 'bb_init';

export async function hasLocalData(): Promise<boolean> {
  if (hasTraceCookie() || browserStorage.read(HINT_KEY) !== null) return true;
  try {
    // Firefox before 126 cannot list databases.
    const databases = (await indexedDB.databases?.()) ?? [];
    return databases.some(({ name }) => name === DB_NAME);
  } catch {
    return false;
  }
}

function hasTraceCookie(): boolean {
  return document.cookie.split('; ').some((cookie) => cookie.startsWith(`${HINT_COOKIE}=`));
}
