import { useEffect } from 'react';
import type { SeatRead } from '#domain/seatings/seating';
import { rereadSeat, type StoredSeat, seatStore, storedSeat } from '../seatings/seat';
import { tablesStore } from '../start/guest-live-channel';
import { useStore, useStoredValue } from './use-net';
import { useTabletPresence } from './use-tablet-presence';

export function useHasSeat(): boolean {
  return useStoredValue(storedSeat) !== null;
}

/** Returns this phone's table, read again after each change at the tables. */
export function useSeat(): { stored: StoredSeat | null; seat: SeatRead | null } {
  // The hook keeps the live channel open.
  useTabletPresence();
  const stored = useStoredValue(storedSeat);
  const seat = useStore(seatStore);
  const tables = useStore(tablesStore);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each change at the tables is a reason to read.
  useEffect(() => {
    void rereadSeat();
  }, [tables]);
  return { stored, seat };
}
