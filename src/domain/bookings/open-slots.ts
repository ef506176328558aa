import { hoursOn, isOpenOn, type Opening } from '../opening/opening';
import { addDays } from '../venue';
import { eveningMinute } from './booking';

/** Returns the times of an evening at which the venue is open. */
export function openSlots(opening: Opening, day: string, slots: readonly string[]): string[] {
  return slots.filter((time) => isOpenOn(opening, day, eveningMinute(time)));
}

/** Returns the days from `first` to `last` on which nobody can book. */
export function daysWithoutBookings(
  opening: Opening,
  closedDays: readonly string[],
  { first, last }: { first: string; last: string },
): string[] {
  const days: string[] = [];
  for (let day = first; day <= last; day = addDays(day, 1)) {
    if (hoursOn(opening, day) === null || closedDays.includes(day)) days.push(day);
  }
  return days;
}
