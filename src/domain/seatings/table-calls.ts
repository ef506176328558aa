import type { Call, SeatingRead } from './seating';
import { openCalls } from './seating';

export type TableCall = { seatingId: string; tableId: number; call: Call; at: string };

/** Returns the open calls of all tables, the oldest first. */
export function tableCalls(seatings: readonly SeatingRead[]): TableCall[] {
  return seatings
    .flatMap((seating) =>
      openCalls(seating).map((made) => ({
        seatingId: seating.id,
        tableId: seating.tableId,
        ...made,
      })),
    )
    .sort((a, b) => (a.at < b.at ? -1 : 1));
}
