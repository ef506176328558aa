import type { BookDeliveryInput } from '#domain/inventory/movement';
import type { MutationResponse } from '../../repositories/stored-responses.repository';
import { type BookStockDeps, kept, type StockAct, stockBooking } from './shared/stock-act';

export function bookDelivery(
  deps: BookStockDeps,
  act: StockAct<BookDeliveryInput>,
): Promise<MutationResponse> {
  const { lines, supplierId } = act.input;
  const about = { action: 'inventory.delivery', after: { lines: lines.length, supplierId } };
  return kept(deps.stockBookings.deliver(act.input, stockBooking(deps, act, about)));
}
