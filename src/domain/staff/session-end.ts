const SOON_MS = 60 * 60_000;
const LAST_MS = 15 * 60_000;

/** soon: the person can enter the PIN later. last: the person must enter the PIN now. */
export type SessionEnd = 'far' | 'soon' | 'last';

export function sessionEnd(endsAt: number | null, now: number): SessionEnd {
  if (endsAt === null) return 'far';
  const leftMs = endsAt - now;
  if (leftMs > SOON_MS) return 'far';
  return leftMs > LAST_MS ? 'soon' : 'last';
}
