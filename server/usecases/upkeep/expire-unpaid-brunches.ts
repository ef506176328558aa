import type { Parts } from '../shared/parts';

type ExpireDeps = Pick<Parts, 'brunches' | 'now'>;

export async function expireUnpaidBrunches({ brunches, now }: ExpireDeps): Promise<void> {
  await brunches.expireUnpaid(now());
}
