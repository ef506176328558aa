import { DomainError } from '#domain/error-codes';
import type {
  BookCorrectionInput,
  BookCountInput,
  BookDeliveryInput,
  BookWasteInput,
} from '#domain/inventory/movement';
import { quantityOf } from '#domain/quantity';
import type { Booking, CountedLine } from '../../repositories/inventory/stock-bookings.repository';
import type { MutationResponse } from '../../repositories/stored-responses.repository';
import { type AuditDeps, staffOnce } from '../shared/audit-row';
import { orRefuse } from '../shared/or-refuse';
import type { Parts } from '../shared/parts';
import type { StaffAddRequest } from '../shared/staff-change';
import { untilWritten } from '../shared/until-written';

type BookStockDeps = AuditDeps & Pick<Parts, 'inventory' | 'stockBookings'>;

export type StockRequest<Input> = StaffAddRequest<Input>;

/** Builds response and audit row of a stock booking; the movements hold the details. */
function stockBooking(
  deps: BookStockDeps,
  request: StockRequest<{ note: string }>,
  { itemId, ...fact }: { action: string; after: Record<string, unknown>; itemId?: string },
): Booking {
  const pk = itemId ?? request.claim.mutationId;
  const tbl = itemId === undefined ? 'inventory_booking' : 'inventory_item';
  const response = { status: 201, body: { lines: [] } };
  return {
    ...staffOnce(deps, request, { ...fact, tbl, pk }, response),
    by: request.member.firstName,
    note: request.input.note,
  };
}

async function kept(writing: Promise<MutationResponse | null>): Promise<MutationResponse> {
  return orRefuse(await writing, 'inventory.item_gone');
}

export function bookDelivery(deps: BookStockDeps, request: StockRequest<BookDeliveryInput>) {
  const { lines, supplierId } = request.input;
  const about = { action: 'inventory.delivery', after: { lines: lines.length, supplierId } };
  return kept(deps.stockBookings.deliver(request.input, stockBooking(deps, request, about)));
}

export function bookWaste(
  deps: BookStockDeps,
  request: StockRequest<BookWasteInput> & { id: string },
): Promise<MutationResponse> {
  const { input, id: itemId } = request;
  const { quantity, reason } = input;
  const after = { quantity: quantityOf(quantity), reason };
  const movement = { itemId, kind: 'waste', milli: -quantity, reason } as const;
  const about = { action: 'inventory.waste', after, itemId };
  return kept(deps.stockBookings.move(movement, stockBooking(deps, request, about)));
}

/** Corrects a wrong record; the real stock has not changed. */
export function bookCorrection(
  deps: BookStockDeps,
  request: StockRequest<BookCorrectionInput> & { id: string },
): Promise<MutationResponse> {
  const { input, id: itemId } = request;
  const after = { change: quantityOf(input.change), note: input.note };
  const movement = { itemId, kind: 'correction', milli: input.change } as const;
  const about = { action: 'inventory.correction', after, itemId };
  return kept(deps.stockBookings.move(movement, stockBooking(deps, request, about)));
}

/**
 * Books all lines of a count or none. If a colleague's different count of an item was not seen, responds with a
 * conflict that shows it.
 */
export async function bookCount(deps: BookStockDeps, request: StockRequest<BookCountInput>) {
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
