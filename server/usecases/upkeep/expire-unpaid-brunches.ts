import type { BrunchRepository } from '../../repositories/bookings.repository';

export type ExpireDeps = { brunches: BrunchRepository; now: () => number };

/** A brunch whose deposit did not come in time is given up, and its table is free again. */
export async function expireUnpaidBrunches({ brunches, now }: ExpireDeps): Promise<void> {
  await brunches.expireUnpaid(now());
}
