import type { BrunchRepository } from '../../repositories/bookings.repository';

type ExpireDeps = { brunches: BrunchRepository; now: () => number };

export async function expireUnpaidBrunches({ brunches, now }: ExpireDeps): Promise<void> {
  await brunches.expireUnpaid(now());
}
