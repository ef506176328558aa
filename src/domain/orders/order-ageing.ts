import type { ServiceType } from './order';
import type { OrderRead } from './order-view';

const MINUTE_MS = 60_000;

/** An order turns amber when due and red when late. */
export type AgeingMinutes = { due: number; late: number };

export const AGEING_MINUTES: Record<ServiceType, AgeingMinutes> = {
  table: { due: 8, late: 15 },
  collection: { due: 12, late: 20 },
  delivery: { due: 20, late: 35 },
};

export type Ageing = 'on_time' | 'due' | 'late';

export function orderAgeing({ due, late }: AgeingMinutes, ageMs: number): Ageing {
  if (ageMs >= late * MINUTE_MS) return 'late';
  return ageMs >= due * MINUTE_MS ? 'due' : 'on_time';
}

/** Returns the start of the guest's wait (ms): an order from before opening ages from opening time. */
export function waitingSince(order: Pick<OrderRead, 'createdAt' | 'preparedFrom'>): number {
  return Date.parse(order.preparedFrom ?? order.createdAt);
}
