import { assignBrunchTableMutation } from '#domain/tables/venue-table';
import type { BrunchRepository } from '../../repositories/bookings.repository';
import { brunchRead } from '../../repositories/rows/booking-wire';
import type { MutationResponse } from '../../repositories/stored-responses.repository';
import { type ChooseTableDeps, type ChooseTableRequest, chooseTable } from './shared/choose-table';

export type AssignBrunchTableDeps = ChooseTableDeps & { brunches: BrunchRepository };

export function assignBrunchTable(
  deps: AssignBrunchTableDeps,
  request: ChooseTableRequest,
): Promise<MutationResponse> {
  return chooseTable(deps, request, {
    mutation: assignBrunchTableMutation,
    tbl: 'brunch_reservation',
    find: deps.brunches.find,
    read: brunchRead,
  });
}
