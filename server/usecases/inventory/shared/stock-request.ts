import { DomainError } from '#domain/error-codes';
import type { InventoryRepository } from '../../../repositories/inventory/inventory.repository';
import type {
  Booking,
  StockBookingsRepository,
} from '../../../repositories/inventory/stock-bookings.repository';
import type { Claim, MutationResponse } from '../../../repositories/stored-responses.repository';
import { type AuditDeps, staffOnce } from '../../shared/audit-row';

export type BookStockDeps = AuditDeps & {
  inventory: InventoryRepository;
  stockBookings: StockBookingsRepository;
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
  deps: BookStockDeps,
  request: StockRequest<{ note: string }>,
  { itemId, ...fact }: About,
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

export async function kept(writing: Promise<MutationResponse | null>): Promise<MutationResponse> {
  const stored = await writing;
  if (!stored) throw new DomainError('inventory.item_gone');
  return stored;
}
