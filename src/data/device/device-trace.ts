import { browserStorage } from './browser-storage';

const DB_NAME = 'bb-guest';
const HINT_KEY = 'bb-device';
/** Lives apart from the databases: still here when they are gone, it says that the browser cleared them. */
const COOKIE = 'bb_init';
const YEAR_S = 31_536_000;

/** Whether this device has ever kept anything for its guest. */
export async function hasDeviceTrace(): Promise<boolean> {
  if (hasTraceCookie() || browserStorage.read(HINT_KEY) !== null) return true;
  try {
    const databases = await indexedDB.databases();
    return databases.some(({ name }) => name === DB_NAME);
  } catch {
    return false;
  }
}

export function leaveTrace(): void {
  browserStorage.write(HINT_KEY, '1');
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is missing where storage is evicted most.
  document.cookie = `${COOKIE}=1; path=/; max-age=${YEAR_S}; SameSite=Lax`;
}

export function hasTraceCookie(): boolean {
  return document.cookie.split('; ').some((cookie) => cookie.startsWith(`${COOKIE}=`));
}
