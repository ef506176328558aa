import { DomainError } from '#domain/error-codes';
import type { BookCountInput } from '#domain/inventory/movement';
import { quantityOf } from '#domain/quantity';
import type { CountedLine } from '../../repositories/inventory/stock-bookings.repository';
import type { MutationResponse } from '../../repositories/stored-responses.repository';
import { untilWritten } from '../shared/until-written';
import { type BookStockDeps, type StockRequest, stockBooking } from './shared/stock-request';

/**
 * Books all lines of a count or none. If a colleague's different count of an item was not seen, responds with a
 * conflict that shows it.
 */
export async function bookCount(
  deps: BookStockDeps,
  request: StockRequest<BookCountInput>,
): Promise<MutationResponse> {
  const { lines } = request.input;
  const about = { action: 'inventory.count', after: { lines: lines.length } };
  return untilWritten(async () => {
    const known = await deps.inventory.named(lines.map(({ itemId }) => itemId));
    if (known.length < lines.length) throw new DomainError('inventory.item_gone');
    const newest = await refuseOtherCount(deps, request.input);
    const booking = stockBooking(deps, request, about);
    return deps.stockBookings.count(countedLines(deps, request.input), newest, booking);
  });
}

/** Returns the sequence number of the newest count that agrees with this count or that the person has seen. */
async function refuseOtherCount(deps: BookStockDeps, input: BookCountInput): Promise<number> {
  const now = deps.now();
  const seen = input.lines.map((line) => ({
    ...line,
    seenAt: now - (line.seenAgeMs ?? line.ageMs),
  }));
  const newest = await deps.stockBookings.newestCount(seen.map(({ itemId }) => itemId));
  const others = await deps.stockBookings.countsSince(seen);
  const counted = new Map(countedLines(deps, input).map((line) => [line.itemId, line]));
  const differing = [];
  for (const other of others) {
    const own = counted.get(other.itemId);
    if (own && (await deps.stockBookings.expectedAt(own)) !== own.milli) differing.push(other);
  }
  if (differing.length === 0) return newest;
  throw new DomainError('inventory.counted', {
    lines: differing.map(({ itemId, by, at, countedMilli }) => ({
      itemId,
      by,
      at: new Date(at).toISOString(),
      counted: quantityOf(countedMilli),
    })),
  });
}

function countedLines({ now }: BookStockDeps, { lines }: BookCountInput): CountedLine[] {
  return lines.map(({ itemId, counted, ageMs }) => ({ itemId, milli: counted, at: now() - ageMs }));
}
