import type { BookDeliveryInput } from '#domain/inventory/movement';
import type { MutationResponse } from '../../repositories/stored-responses.repository';
import { type BookStockDeps, kept, type StockRequest, stockBooking } from './shared/stock-request';

export function bookDelivery(
  deps: BookStockDeps,
  request: StockRequest<BookDeliveryInput>,
): Promise<MutationResponse> {
  const { lines, supplierId } = request.input;
  const about = { action: 'inventory.delivery', after: { lines: lines.length, supplierId } };
  return kept(deps.stockBookings.deliver(request.input, stockBooking(deps, request, about)));
}
