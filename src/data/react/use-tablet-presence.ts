import { useEffect } from 'react';
import type { TabletPresence } from '#domain/sync/tablet-presence';
import { keepLiveChannel, tabletPresenceStore } from '../start/guest-live-channel';
import { useNet } from './use-net';
import { useStore } from './use-store';

export function useTabletPresence(): TabletPresence | null {
  const bar = useStore(tabletPresenceStore);
  const { state } = useNet();
  useEffect(watchServer, []);
  return state === 'offline' ? null : bar;
}

let watchers = 0;
let stop: (() => void) | null = null;

/** Shares one connection among several components. */
function watchServer(): () => void {
  watchers += 1;
  stop ??= keepLiveChannel();
  return () => {
    watchers -= 1;
    if (watchers > 0) return;
    stop?.();
    stop = null;
  };
}
