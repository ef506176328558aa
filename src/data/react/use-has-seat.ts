import { storedSeat } from '../seatings/seat';
import { useStoredValue } from './core/use-stored-value';

/** Whether this phone has scanned the code of a table. */
export function useHasSeat(): boolean {
  return useStoredValue(storedSeat) !== null;
}

/** The seat that an order for this table brings; null: the guest has named another table. */
export function useSeatSecret(tableNumber: string): string | null {
  const stored = useStoredValue(storedSeat);
  return stored && !stored.isEnded && stored.label === tableNumber ? stored.secret : null;
}
