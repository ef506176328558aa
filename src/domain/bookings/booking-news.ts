const SECOND_MS = 1000;

/** The delay of a mail (ms): a mistake is undone within seconds, and only what still holds is mailed. */
export const NEWS_DELAY_MS = 30 * SECOND_MS;

/** The changes by staff that a guest is mailed about: confirmed or cancelled. */
export function isNewsForGuest(from: string, to: string): boolean {
  if (to === 'confirmed') return from === 'pending';
  return to === 'cancelled' && (from === 'pending' || from === 'confirmed');
}
