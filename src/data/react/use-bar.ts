import { useEffect } from 'react';
import type { BarState } from '#domain/sync/bar-contact';
import { barStore, keepLiveChannel } from '../start/guest-live-channel';
import { useStore } from './core/use-store';
import { useNet } from './use-net';

/** Whether the bar would hear of an order now; null: without a connection nobody knows. */
export function useBar(): BarState | null {
  const bar = useStore(barStore);
  const { state } = useNet();
  useEffect(watchHouse, []);
  return state === 'offline' ? null : bar;
}

let watchers = 0;
let stop: (() => void) | null = null;

/** Several parts of a page look at the bar; one line is enough. */
function watchHouse(): () => void {
  watchers += 1;
  stop ??= keepLiveChannel();
  return () => {
    watchers -= 1;
    if (watchers > 0) return;
    stop?.();
    stop = null;
  };
}
