import type { BrunchRepository } from '../../repositories/bookings.repository';

export type ExpireDeps = { brunches: BrunchRepository; now: () => number };

export async function expireUnpaidBrunches({ brunches, now }: ExpireDeps): Promise<void> {
  await brunches.expireUnpaid(now());
}
