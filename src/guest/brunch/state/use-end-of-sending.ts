import { useEffect, useRef, useState } from 'react';
import type { BookingOnDevice } from '../../../data/react/use-booking';
import { useNet } from '../../../data/react/use-net';

/** After this wait (ms) the sending continues in the background. */
const PATIENCE_MS = 8_000;

/** The states that end the wait: received, queued, needs a change, discarded. */
export type SendingEnd = 'booked' | 'waits' | 'refused' | 'discarded';

/** Calls back once when a sent booking reaches a result. */
export function useEndOfSending(booking: BookingOnDevice, onEnd: (end: SendingEnd) => void): void {
  const { state } = useNet();
  const [isPatient, setPatient] = useState(true);
  const isOver = useRef(false);

  useEffect(() => {
    const timer = setTimeout(() => setPatient(false), PATIENCE_MS);
    return () => clearTimeout(timer);
  }, []);

  useEffect(() => {
    const end = endOf(booking.state, state === 'offline' || !isPatient);
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
