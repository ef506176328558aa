import { UNSEEN_AFTER_MS, UNSEEN_UNTIL_MS } from '#domain/orders/order-ageing';
import type { EffectsRepository } from '../../repositories/effects.repository';

export type RaiseUnseenAlarmsDeps = { effects: EffectsRepository; now: () => number };

/** Writes one alarm effect for each order that no tablet has shown in time. */
export async function raiseUnseenAlarms({ effects, now }: RaiseUnseenAlarmsDeps): Promise<void> {
  const at = now();
  const due = { from: at - UNSEEN_UNTIL_MS, to: at - UNSEEN_AFTER_MS };
  await effects.addForUnseenOrders(due, at);
}
