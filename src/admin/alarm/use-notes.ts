import { useEffect } from 'react';
import type { OrderOnBoard } from '../../data/react/staff/use-staff-orders';
import { useStaffSession } from '../../data/react/staff/use-staff-session';
import { useLiveState } from '../../data/react/use-live';
import { useClockValue } from '../page/board-clock';
import { connectionNotes, lateNote } from './bar-sound';
import { lateOrders } from './late-note';

/** One low note for each order that becomes late; undefined: the orders are not known yet. */
export function useLateNote(orders: readonly OrderOnBoard[] | undefined): void {
  const late = useClockValue((now) => lateOrders(orders ?? [], now).join(' '), '');
  const isKnown = orders !== undefined;
  useEffect(() => {
    if (isKnown) lateNote.look(late === '' ? [] : late.split(' '));
  }, [late, isKnown]);
}

/** The connection is heard to go and to come back, also by those who do not look at the tablet. */
export function useConnectionNotes(): void {
  const state = useLiveState();
  const { state: session } = useStaffSession();
  useEffect(() => {
    // Signed out by itself is heard like a lost connection: nothing comes any more, either way.
    if (session === 'ended') connectionNotes.tell(true);
    else if (state !== 'signed-out') connectionNotes.tell(state === 'offline');
  }, [state, session]);
}
