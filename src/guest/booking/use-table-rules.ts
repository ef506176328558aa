import { useMemo } from 'react';
import { type TableRules, tableRulesIn } from '#domain/bookings/table-rules';
import { useGuestRules } from '../../data/react/use-venue';

/** Returns what can be booked, as last told; the server decides. */
export function useTableRules(): TableRules {
  const { bookings } = useGuestRules();
  return useMemo(() => tableRulesIn(bookings), [bookings]);
}
