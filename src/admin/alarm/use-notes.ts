import { useEffect } from 'react';
import { useKnownBarRules } from '../../data/react/staff/use-bar-rules';
import type { OrderOnBoard } from '../../data/react/staff/use-staff-orders';
import { useStaffSession } from '../../data/react/staff/use-staff-session';
import { useLiveState } from '../../data/react/use-live';
import { useClockValue } from '../page/board-clock';
import { connectionNotes, lateNote } from './bar-sound';
import { lateOrders } from './late-note';

/** undefined means that the orders have not loaded. */
export function useLateNote(orders: readonly OrderOnBoard[] | undefined): void {
  const rules = useKnownBarRules();
  const isKnown = orders !== undefined && rules !== undefined;
  const late = useClockValue(
    (now) => (isKnown ? lateOrders(orders, now, rules.ageing).join(' ') : ''),
    '',
  );
  useEffect(() => {
    if (isKnown) lateNote.look(late === '' ? [] : late.split(' '));
  }, [late, isKnown]);
}

/** Plays a sound when the connection is lost and when it is back. */
export function useConnectionNotes(): void {
  const state = useLiveState();
  const { state: session } = useStaffSession();
  useEffect(() => {
    // An ended session sounds like a lost connection: no orders arrive either way.
    if (session === 'ended') connectionNotes.tell(true);
    else if (state !== 'signed-out') connectionNotes.tell(state === 'offline');
  }, [state, session]);
}
