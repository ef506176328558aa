import type { LoyaltyRepository } from '../../repositories/loyalty.repository';

export type ReleaseExpiredDeps = { loyalty: LoyaltyRepository; now: () => number };

/** A free dish that has waited in a cart for a day gives its points back. */
export async function releaseExpiredHolds({ loyalty, now }: ReleaseExpiredDeps): Promise<void> {
  await loyalty.releaseExpired(now());
}
