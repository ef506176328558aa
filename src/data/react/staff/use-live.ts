import { useSyncExternalStore } from 'react';
import { netStore } from '../../network/net-store';
import { liveFacts } from '../../start/staff-live';
import { barClock, barTimeOf } from '../../sync/contact-watch';
import { useStore } from '../use-store';

export type Live = ReturnType<typeof useLive>;

export function useLive() {
  const { lastContactAt } = useStore(liveFacts);
  const { waiting, attention } = useStore(netStore);
  return { state: liveState(), lastContactAt, waiting, attention };
}

/** Returns the transport's state only: a contact causes no re-render. */
export function useLiveState(): Live['state'] {
  return useSyncExternalStore(followBoth, liveState, liveState);
}

/** Returns the offline flag only: a change of the outbox causes no re-render. */
export function useIsOffline(): boolean {
  return useSyncExternalStore(netStore.subscribe, isOffline, isOffline);
}

function isOffline(): boolean {
  return netStore.get().state === 'offline';
}

function liveState(): 'live' | 'polling' | 'offline' | 'signed-out' {
  const { isUp, isSignedOut, isStale } = liveFacts.get();
  if (isSignedOut) return 'signed-out';
  // Silence counts as no connection, whatever the browser reports.
  if (netStore.get().state === 'offline' || isStale) return 'offline';
  return isUp ? 'live' : 'polling';
}

function followBoth(listener: () => void): () => void {
  const stops = [liveFacts.subscribe(listener), netStore.subscribe(listener)];
  return () => {
    for (const stop of stops) stop();
  };
}

/** Returns the server's time as known to this tablet, for the ages of orders. */
export function barNow(): number {
  return barTimeOf(Date.now());
}

export function useBarTime(): (tabletMs: number) => number {
  useStore(barClock);
  return barTimeOf;
}
