import { createContext, useContext } from 'react';
import type { Conflicts } from '#domain/tables/timeline';
import type { Floor } from '../tables/plan/use-table-plan';

export type FloorFacts = Pick<Floor, 'tables' | 'bookings'> & { conflicts: Conflicts };

const NOTHING: FloorFacts = { tables: [], bookings: [], conflicts: new Map() };

export const FloorContext = createContext(NOTHING);

/** Returns the tables and parties around a booking. */
export function useFloor(): FloorFacts {
  return useContext(FloorContext);
}
