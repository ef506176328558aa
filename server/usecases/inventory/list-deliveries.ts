import type { Delivery } from '#domain/inventory/movement';
import { liraText } from '#domain/money';
import { quantityOf } from '#domain/quantity';
import type { MovementsRepository } from '../../repositories/inventory/movements.repository';

const MOST_SHOWN = 10;
const MOST_LINES = 500;

/** Returns the last deliveries of a supplier, newest first. */
export async function listDeliveries(
  { movements }: { movements: MovementsRepository },
  supplierId: string,
): Promise<{ deliveries: Delivery[] }> {
  const deliveries = new Map<string, Delivery>();
  for (const { movement, item } of await movements.delivered(supplierId, MOST_LINES)) {
    const { seq, bookingId, at, by, note, milli, unitCostKurus } = movement;
    const id = bookingId ?? String(seq);
    const one = deliveries.get(id) ?? { id, at: new Date(at).toISOString(), by, note, lines: [] };
    one.lines.push({
      itemId: item.id,
      nameEn: item.nameEn,
      nameTr: item.nameTr,
      unit: item.unit,
      quantity: quantityOf(milli),
      unitCost: unitCostKurus === null ? null : liraText(unitCostKurus),
    });
    deliveries.set(id, one);
  }
  return { deliveries: [...deliveries.values()].slice(0, MOST_SHOWN) };
}
