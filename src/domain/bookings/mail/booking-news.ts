const SECOND_MS = 1000;

/** The mail waits this long, so that staff can correct a slip before the server sends the mail. */
export const NEWS_DELAY_MS = 30 * SECOND_MS;

export function isNewsForGuest(from: string, to: string): boolean {
  if (to === 'confirmed') return from === 'pending';
  return to === 'cancelled' && (from === 'pending' || from === 'confirmed');
}
