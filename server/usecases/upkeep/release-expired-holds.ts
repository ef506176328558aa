import type { Parts } from '../shared/parts';

type ReleaseExpiredDeps = Pick<Parts, 'loyalty' | 'now'>;

/** Returns the points of free dishes held for more than a day. */
export async function releaseExpiredHolds({ loyalty, now }: ReleaseExpiredDeps): Promise<void> {
  await loyalty.releaseExpired(now());
}
