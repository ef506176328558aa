import { useEffect, useState } from 'react';
import { type Live, useLive } from '../../data/react/use-live';

/** Lists the sync states, the most urgent first. */
export type SyncState = 'attention' | 'signed-out' | 'offline' | 'waiting' | 'polling' | 'live';

type Shown = { state: SyncState; count: number };

// A quick send neither flickers nor causes an announcement.
const SETTLE_MS = 800;

/** Returns the sync state and count, once stable for a moment. */
export function useSyncState(): Shown {
  const live = useLive();
  const state = syncStateOf(live);
  const count = live.attention > 0 ? live.attention : live.waiting;
  const [shown, setShown] = useState<Shown>({ state, count });
  useEffect(() => {
    const timer = setTimeout(() => setShown({ state, count }), SETTLE_MS);
    return () => clearTimeout(timer);
  }, [state, count]);
  return shown;
}

function syncStateOf({ state, waiting, attention }: Live): SyncState {
  if (attention > 0) return 'attention';
  const isConnected = state === 'live' || state === 'polling';
  return isConnected && waiting > 0 ? 'waiting' : state;
}
