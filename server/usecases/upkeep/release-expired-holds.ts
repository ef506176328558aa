import type { PointsRepository } from '../../repositories/points.repository';

type ReleaseExpiredDeps = { loyalty: PointsRepository; now: () => number };

/** Returns the points of free dishes held for more than a day. */
export async function releaseExpiredHolds({ loyalty, now }: ReleaseExpiredDeps): Promise<void> {
  await loyalty.releaseExpired(now());
}
