import type { ReservationsRepository } from '../../repositories/bookings.repository';
import type { KeptReceipt } from '../../repositories/receipts.repository';
import { reservationRead } from '../../repositories/rows/booking-wire';
import { type ChooseTableAct, type ChooseTableDeps, chooseTable } from './shared/choose-table';

export type AssignTableDeps = ChooseTableDeps & { reservations: ReservationsRepository };

/** Staff say where a table reservation sits. */
export function assignTable(deps: AssignTableDeps, act: ChooseTableAct): Promise<KeptReceipt> {
  return chooseTable(deps, act, {
    tbl: 'reservation',
    find: deps.reservations.find,
    read: reservationRead,
  });
}
