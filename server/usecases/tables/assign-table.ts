import { assignTableMutation } from '#domain/tables/venue-table';
import type { TableBookingsRepository } from '../../repositories/bookings.repository';
import { tableBookingRead } from '../../repositories/rows/booking-wire';
import type { MutationResponse } from '../../repositories/stored-responses.repository';
import { type ChooseTableDeps, type ChooseTableRequest, chooseTable } from './shared/choose-table';

export type AssignTableDeps = ChooseTableDeps & { tableBookings: TableBookingsRepository };

export function assignTable(
  deps: AssignTableDeps,
  request: ChooseTableRequest,
): Promise<MutationResponse> {
  return chooseTable(deps, request, {
    mutation: assignTableMutation,
    tbl: 'reservation',
    find: deps.tableBookings.find,
    read: tableBookingRead,
  });
}
