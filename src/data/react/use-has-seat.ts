import { storedSeat } from '../seatings/seat';
import { useStoredValue } from './core/use-stored-value';

export function useHasSeat(): boolean {
  return useStoredValue(storedSeat) !== null;
}

/** Returns the seat secret for an order to this table; null if the guest named another table. */
export function useSeatSecret(tableNumber: string): string | null {
  const stored = useStoredValue(storedSeat);
  return stored && !stored.isEnded && stored.label === tableNumber ? stored.secret : null;
}
