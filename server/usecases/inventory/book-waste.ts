import type { BookWasteInput } from '#domain/inventory/movement';
import { quantityOf } from '#domain/quantity';
import type { MutationResponse } from '../../repositories/stored-responses.repository';
import { type BookStockDeps, kept, type StockRequest, stockBooking } from './shared/stock-request';

export function bookWaste(
  deps: BookStockDeps,
  request: StockRequest<BookWasteInput> & { itemId: string },
): Promise<MutationResponse> {
  const { input, itemId } = request;
  const { quantity, reason } = input;
  const after = { quantity: quantityOf(quantity), reason };
  const movement = { itemId, kind: 'waste', milli: -quantity, reason } as const;
  const about = { action: 'inventory.waste', after, itemId };
  return kept(deps.stockBookings.move(movement, stockBooking(deps, request, about)));
}
