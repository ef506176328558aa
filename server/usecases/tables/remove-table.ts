import { DomainError } from '#domain/error-codes';
import type { SeatingsRepository } from '../../repositories/seatings/seatings.repository';
import type { MutationResponse } from '../../repositories/stored-responses.repository';
import {
  onTable,
  type TableRequest,
  type TableRequestDeps,
  tableAudit,
} from './shared/table-request';

export type RemoveTableDeps = TableRequestDeps & { seatings: Pick<SeatingsRepository, 'openAt'> };

/** Removes a table without upcoming bookings or a seated party. */
export function removeTable(
  deps: RemoveTableDeps,
  request: TableRequest & { tableId: number },
): Promise<MutationResponse> {
  const { claim, tableId } = request;
  return onTable(deps, tableId, async (before, at) => {
    const { count, nextAt } = await deps.tables.bookingsOf(tableId, at);
    if (count > 0) {
      const next = nextAt === null ? null : new Date(nextAt).toISOString();
      throw new DomainError('table.has_bookings', { bookings: count, nextAt: next });
    }
    if (await deps.seatings.openAt(tableId)) throw new DomainError('table.has_party');
    const { label, area, seats } = before;
    return deps.tables.remove(before, {
      claim,
      at,
      response: {
        status: 200,
        body: JSON.stringify({ mutationId: claim.mutationId, id: tableId }),
      },
      audit: tableAudit(deps, request, {
        action: 'venue_table.remove',
        tableId,
        before: { label, area, seats },
        after: null,
        at,
      }),
    });
  });
}
