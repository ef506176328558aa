const SOON_MS = 60 * 60_000;
const LAST_MS = 15 * 60_000;

/** soon: there is still time to enter a PIN later. last: it must be entered now. */
export type SessionEnd = 'far' | 'soon' | 'last';

/** How near the end of a session is; both by the bar's clock. */
export function sessionEnd(endsAt: number | null, now: number): SessionEnd {
  if (endsAt === null) return 'far';
  const leftMs = endsAt - now;
  if (leftMs > SOON_MS) return 'far';
  return leftMs > LAST_MS ? 'soon' : 'last';
}
