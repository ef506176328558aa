import type { BrunchRepository } from '../../repositories/bookings.repository';
import type { KeptReceipt } from '../../repositories/receipts.repository';
import { brunchRead } from '../../repositories/rows/booking-wire';
import { type ChooseTableAct, type ChooseTableDeps, chooseTable } from './shared/choose-table';

export type AssignBrunchTableDeps = ChooseTableDeps & { brunches: BrunchRepository };

/** Staff give a brunch a table. */
export function assignBrunchTable(
  deps: AssignBrunchTableDeps,
  act: ChooseTableAct,
): Promise<KeptReceipt> {
  return chooseTable(deps, act, {
    tbl: 'brunch_reservation',
    find: deps.brunches.find,
    read: brunchRead,
  });
}
