import { readSeatings, type SeatingOnTablet } from '../../seatings/staff-seatings';
import { rowsOnTablet, useStaffRows } from './use-staff-rows';

const seatings = rowsOnTablet(readSeatings);
const NONE: readonly SeatingOnTablet[] = [];

export function useStaffSeatings(): readonly SeatingOnTablet[] {
  return useStaffRows(seatings).rows ?? NONE;
}
