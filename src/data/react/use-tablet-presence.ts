import { useEffect } from 'react';
import type { TabletPresence } from '#domain/sync/tablet-presence';
import { keepLiveChannel, tabletPresenceStore } from '../start/guest-live-channel';
import { sharedWatch } from '../store';
import { useNet, useStore } from './use-net';

/** Shares one connection among several components. */
const watchServer = sharedWatch(keepLiveChannel);

export function useTabletPresence(): TabletPresence | null {
  const bar = useStore(tabletPresenceStore);
  const { state } = useNet();
  useEffect(watchServer, []);
  return state === 'offline' ? null : bar;
}
