import { DomainError } from '#domain/error-codes';
import type { InventoryRepository } from '../../../repositories/inventory/inventory.repository';
import type {
  Booking,
  StockBookingsRepository,
} from '../../../repositories/inventory/stock-bookings.repository';
import type { Claim, MutationResponse } from '../../../repositories/stored-responses.repository';

export type BookStockDeps = {
  inventory: InventoryRepository;
  stockBookings: StockBookingsRepository;
  now: () => number;
  newId: () => string;
};

export type StockRequest<Input> = {
  claim: Claim;
  member: { id: string; firstName: string };
  ageMs: number;
  input: Input;
};

type About = { action: string; after: Record<string, unknown>; itemId?: string };

/** Builds response and audit row of a stock booking; the movements hold the details. */
export function stockBooking(
  { now, newId }: BookStockDeps,
  { claim, member, ageMs, input }: StockRequest<{ note: string }>,
  { action, after, itemId }: About,
): Booking {
  const at = now();
  const { mutationId } = claim;
  return {
    claim,
    at,
    by: member.firstName,
    note: input.note,
    response: { status: 201, body: JSON.stringify({ mutationId, lines: [] }) },
    audit: {
      id: newId(),
      actor: member.id,
      action,
      tbl: itemId === undefined ? 'inventory_booking' : 'inventory_item',
      pk: itemId ?? mutationId,
      before: null,
      after,
      doneAt: at - ageMs,
      receivedAt: at,
    },
  };
}

export async function kept(writing: Promise<MutationResponse | null>): Promise<MutationResponse> {
  const stored = await writing;
  if (!stored) throw new DomainError('inventory.item_gone');
  return stored;
}
