import { wholeKurus } from '../money';

type BilledOrder = {
  status: string;
  seatNo?: number | null | undefined;
  name?: string | null | undefined;
  totalAmount: string;
  /** The guest paid this part by card before the bill. */
  paidAt?: string | null | undefined;
};

export type BillShare = { seatNo: number | null; name: string | null; kurus: number };

export function isBilled({ status, paidAt }: Pick<BilledOrder, 'status' | 'paidAt'>): boolean {
  return status !== 'cancelled' && !paidAt;
}

/** Returns the sum of a bill (kuruş). */
export function billTotal(orders: readonly BilledOrder[]): number {
  return orders.filter(isBilled).reduce((sum, order) => sum + kurusOfOrder(order), 0);
}

/** Groups orders by phone, in the order of the phones; orders without a phone form groups by name. */
export function sharesByPerson(orders: readonly BilledOrder[]): BillShare[] {
  const shares = new Map<string, BillShare>();
  for (const order of orders.filter(isBilled)) {
    const { seatNo = null, name = null } = order;
    const key = seatNo === null ? `name:${name ?? ''}` : `seat:${seatNo}`;
    const known = shares.get(key) ?? { seatNo, name: null, kurus: 0 };
    shares.set(key, {
      ...known,
      name: known.name ?? name,
      kurus: known.kurus + kurusOfOrder(order),
    });
  }
  const last = Number.POSITIVE_INFINITY;
  return [...shares.values()].sort((a, b) => (a.seatNo ?? last) - (b.seatNo ?? last));
}

/** Splits a total into equal parts; the first parts take the remaining kuruş. */
export function equalParts(totalKurus: number, people: number): number[] {
  const part = Math.floor(totalKurus / people);
  const rest = totalKurus - part * people;
  return Array.from({ length: people }, (_, index) => part + (index < rest ? 1 : 0));
}

function kurusOfOrder({ totalAmount }: BilledOrder): number {
  return wholeKurus(totalAmount);
}
