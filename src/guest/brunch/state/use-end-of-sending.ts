import { useEffect, useRef } from 'react';
import type { BookingOnDevice } from '../../../data/react/use-booking';
import { useNet } from '../../../data/react/use-net';
import { useHasLasted } from '../../../ui/use-has-lasted';

/** After this wait (ms) the sending continues in the background. */
const PATIENCE_MS = 8_000;

/** The states that end the wait: received, queued, needs a change, discarded. */
export type SendingEnd = 'booked' | 'waits' | 'refused' | 'discarded';

/** Calls back once when a sent booking reaches a result. */
export function useEndOfSending(booking: BookingOnDevice, onEnd: (end: SendingEnd) => void): void {
  const { state } = useNet();
  const waitsLong = useHasLasted(true, PATIENCE_MS);
  const isOver = useRef(false);

  useEffect(() => {
    const end = endOf(booking.state, state === 'offline' || waitsLong);
    if (end === null || isOver.current) return;
    isOver.current = true;
    onEnd(end);
  });
}

function endOf(state: BookingOnDevice['state'], isLeftAlone: boolean): SendingEnd | null {
  switch (state) {
    case 'received':
      return 'booked';
    case 'refused':
    case 'too_late':
      return 'refused';
    case 'blocked':
    case 'quarantined':
      return 'waits';
    case 'cancelled':
      return 'discarded';
    case 'queued':
    case 'sending':
      return isLeftAlone ? 'waits' : null;
    case 'loading':
    case 'unknown':
    case 'superseded':
    case 'slot_taken':
    case 'deposit_changed':
      return null;
  }
}
