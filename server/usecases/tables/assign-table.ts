import type { ReservationsRepository } from '../../repositories/bookings.repository';
import type { KeptReceipt } from '../../repositories/receipts.repository';
import { reservationRead } from '../../repositories/rows/booking-wire';
import { type ChooseTableAct, type ChooseTableDeps, chooseTable } from './shared/choose-table';

export type AssignTableDeps = ChooseTableDeps & { reservations: ReservationsRepository };

/** Staff give a reservation a table. */
export function assignTable(deps: AssignTableDeps, act: ChooseTableAct): Promise<KeptReceipt> {
  return chooseTable(deps, act, {
    tbl: 'reservation',
    find: deps.reservations.find,
    read: reservationRead,
  });
}
