import { useEffect, useState } from 'react';
import { useNet } from '../../data/react/use-net';

/** What is sent within this time shows no banner, because the banner moves the page (ms). */
const SENT_SOON_MS = 2_000;

/** null means no banner. */
export type NetNotice = {
  kind: 'attention' | 'offline' | 'back' | 'waiting';
  /** Counts orders still on this phone, or those that need a decision. */
  count: number;
};

/** Returns the most pressing notice; an order that needs a decision comes first. */
export function useNetNotice(): NetNotice | null {
  const { state, waiting, attention, justCameBack } = useNet();
  const waitsLong = useWaitsLong(waiting > 0);
  if (attention > 0) return { kind: 'attention', count: attention };
  if (state === 'offline') return { kind: 'offline', count: waiting };
  if (justCameBack) return { kind: 'back', count: waiting };
  if (waitsLong) return { kind: 'waiting', count: waiting };
  return null;
}

function useWaitsLong(isWaiting: boolean): boolean {
  const [isLong, setLong] = useState(false);
  useEffect(() => {
    if (!isWaiting) return;
    const timer = setTimeout(() => setLong(true), SENT_SOON_MS);
    return () => {
      clearTimeout(timer);
      setLong(false);
    };
  }, [isWaiting]);
  return isWaiting && isLong;
}
