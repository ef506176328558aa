import * as v from 'valibot';
import { DomainError } from '#domain/error-codes';
import type { Movement } from '#domain/inventory/movement';
import { liraText } from '#domain/money';
import { orderCode } from '#domain/orders/order';
import { pageQuery } from '#domain/page-query';
import { quantityOf } from '#domain/quantity';
import type { InventoryRepository } from '../../repositories/inventory/inventory.repository';
import type {
  MovementRow,
  MovementsRepository,
} from '../../repositories/inventory/movements.repository';

export type ListMovementsDeps = { inventory: InventoryRepository; movements: MovementsRepository };

export const listMovementsQuery = v.object(pageQuery);

/** Returns one page of an item's movements, newest first, each with the resulting stock. */
export async function listMovements(
  { inventory, movements }: ListMovementsDeps,
  itemId: string,
  { page, limit }: v.InferOutput<typeof listMovementsQuery>,
): Promise<{ movements: Movement[]; hasMore: boolean }> {
  const item = await inventory.find(itemId);
  if (!item) throw new DomainError('not_found');
  const offset = (page - 1) * limit;
  const { rows, sinceMilli } = await movements.page(itemId, { offset, limit: limit + 1 });
  let balance = item.currentStockMilli - sinceMilli;
  const read = rows.slice(0, limit).map((row) => {
    const movement = movementRead(row, balance);
    balance -= row.milli;
    return movement;
  });
  return { movements: read, hasMore: rows.length > limit };
}

function movementRead(row: MovementRow, balanceMilli: number): Movement {
  const { seq, kind, orderId, unitCostKurus, expectedMilli } = row;
  return {
    seq,
    kind,
    change: quantityOf(row.milli),
    balance: quantityOf(balanceMilli),
    expected: expectedMilli === null ? null : quantityOf(expectedMilli),
    reason: row.reason,
    note: row.note,
    unitCost: unitCostKurus === null ? null : liraText(unitCostKurus),
    supplierId: row.supplierId,
    orderId,
    orderCode: orderId === null ? null : orderCode(orderId),
    brunchId: row.brunchId,
    by: row.by,
    at: new Date(row.at).toISOString(),
    receivedAt: new Date(row.receivedAt).toISOString(),
  };
}
