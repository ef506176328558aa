import { netStore } from '../network/net-store';
import { liveFacts } from '../start/staff-live';
import { useStore } from './core/use-store';

export type Live = {
  state: 'live' | 'polling' | 'offline' | 'signed-out';
  lastContactAt: number | null;
  waiting: number;
  attention: number;
};

/** How the tablet receives changes: live, every 30 s, or not at all. */
export function useLive(): Live {
  const { isUp, isSignedOut, isStale, lastContactAt } = useStore(liveFacts);
  const { state: net, waiting, attention } = useStore(netStore);
  const facts = { lastContactAt, waiting, attention };
  if (isSignedOut) return { state: 'signed-out', ...facts };
  // Nothing heard for a while is no connection, whatever the browser believes.
  if (net === 'offline' || isStale) return { state: 'offline', ...facts };
  return { state: isUp ? 'live' : 'polling', ...facts };
}
