import { assignBrunchTable } from '../../../data/commands/bookings/assign-brunch-table';
import { assignTable } from '../../../data/commands/bookings/assign-table';
import { changeBrunchStatus } from '../../../data/commands/bookings/change-brunch-status';
import { changeTableBookingStatus } from '../../../data/commands/bookings/change-table-booking-status';
import { useCommand } from '../../../data/react/use-command';
import type { PlanEntry } from '../../tables/plan/use-table-plan';

/** Describes how a party sits down. */
export type Arrival = {
  /** Staff have confirmed that the party came more than 90 minutes early. */
  isEarly?: boolean;
  /** Staff seat the party together with whoever sits at its table. */
  isTogether?: boolean;
  /** The party gets this table instead of its own. */
  tableId?: number;
  /** This party has left the table. */
  leaving?: PlanEntry;
};

type Arriving = { id: string; tableId: number | null };

/** Returns what happens before a party sits down: the earlier one leaves, or the party gets another table. */
export function useMakeRoom() {
  const toTable = useCommand(assignTable);
  const toBrunchTable = useCommand(assignBrunchTable);
  const changeTable = useCommand(changeTableBookingStatus);
  const changeBrunch = useCommand(changeBrunchStatus);

  return async (
    kind: PlanEntry['kind'],
    { id: bookingId, tableId: from }: Arriving,
    { leaving, tableId }: Arrival,
  ): Promise<void> => {
    if (leaving?.kind === 'table') {
      await changeTable({ bookingId: leaving.id, from: 'seated', to: 'completed' });
    }
    if (leaving?.kind === 'brunch') {
      await changeBrunch({ bookingId: leaving.id, from: 'confirmed', to: 'completed' });
    }
    if (tableId === undefined) return;
    const choice = { bookingId, tableId, from };
    await (kind === 'brunch' ? toBrunchTable(choice) : toTable(choice));
  };
}
