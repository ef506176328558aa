import type { BrunchRepository } from '../../repositories/bookings.repository';

export type ExpireDeps = { brunches: BrunchRepository; now: () => number };

/** Cancels brunches whose deposit is overdue; their tables are free again. */
export async function expireUnpaidBrunches({ brunches, now }: ExpireDeps): Promise<void> {
  await brunches.expireUnpaid(now());
}
