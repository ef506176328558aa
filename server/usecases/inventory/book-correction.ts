import type { BookCorrectionInput } from '#domain/inventory/movement';
import { quantityOf } from '#domain/quantity';
import type { MutationResponse } from '../../repositories/stored-responses.repository';
import { type BookStockDeps, kept, type StockRequest, stockBooking } from './shared/stock-request';

/** Corrects a wrong record; the real stock has not changed. */
export function bookCorrection(
  deps: BookStockDeps,
  request: StockRequest<BookCorrectionInput> & { itemId: string },
): Promise<MutationResponse> {
  const { input, itemId } = request;
  const after = { change: quantityOf(input.change), note: input.note };
  const movement = { itemId, kind: 'correction', milli: input.change } as const;
  const about = { action: 'inventory.correction', after, itemId };
  return kept(deps.stockBookings.move(movement, stockBooking(deps, request, about)));
}
