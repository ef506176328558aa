const SECOND_MS = 1000;

/** Lets staff correct a slip before a mail goes out. */
export const NEWS_DELAY_MS = 30 * SECOND_MS;

export function isNewsForGuest(from: string, to: string): boolean {
  if (to === 'confirmed') return from === 'pending';
  return to === 'cancelled' && (from === 'pending' || from === 'confirmed');
}
