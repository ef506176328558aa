const SECOND_MS = 1000;

/** A slip is taken back within seconds: only what still stands then is told. */
export const NEWS_DELAY_MS = 30 * SECOND_MS;

/** The changes by staff that a guest is mailed about: confirmed or cancelled. */
export function isNewsForGuest(from: string, to: string): boolean {
  if (to === 'confirmed') return from === 'pending';
  return to === 'cancelled' && (from === 'pending' || from === 'confirmed');
}
