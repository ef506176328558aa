import { useEffect, useRef, useState } from 'react';
import type { BookingOnDevice } from '../../../data/react/use-booking';
import { useNet } from '../../../data/react/use-net';

/** Longer than that nobody looks at a busy button: it goes on by itself. */
const PATIENCE_MS = 8_000;

/** How the wizard's part ends: the bar has it, it waits on this device, it must be mended, nobody wants it. */
export type SendingEnd = 'booked' | 'waits' | 'refused' | 'discarded';

/** Calls back once when a booking that has just left the wizard gets somewhere. */
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
