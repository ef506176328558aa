const SECOND_MS = 1000;

/** Delay of the mail: staff can correct a slip before it is sent. */
export const NEWS_DELAY_MS = 30 * SECOND_MS;

export function isNewsForGuest(from: string, to: string): boolean {
  if (to === 'confirmed') return from === 'pending';
  return to === 'cancelled' && (from === 'pending' || from === 'confirmed');
}
