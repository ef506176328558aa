import { brunchRead } from '../../repositories/booking-wire';
import type { BrunchRepository } from '../../repositories/bookings.repository';
import {
  type ChooseTableAct,
  type ChooseTableDeps,
  chooseTable,
} from '../../repositories/choose-table';
import type { KeptReceipt } from '../../repositories/receipts.repository';

export type AssignBrunchTableDeps = ChooseTableDeps & { brunches: BrunchRepository };

/** Staff say where a brunch sits. */
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
