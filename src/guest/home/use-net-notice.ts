import { useNet } from '../../data/react/use-net';

/** What the banner under the top bar has to say; null when there is nothing. */
export type NetNotice = {
  kind: 'attention' | 'offline' | 'back' | 'waiting';
  /** Orders still on this phone, or those that need an answer. */
  count: number;
};

/** The most pressing thing about the connection. An order that needs an answer comes first. */
export function useNetNotice(): NetNotice | null {
  const { state, waiting, attention, justCameBack } = useNet();
  if (attention > 0) return { kind: 'attention', count: attention };
  if (state === 'offline') return { kind: 'offline', count: waiting };
  if (justCameBack) return { kind: 'back', count: waiting };
  if (waiting > 0) return { kind: 'waiting', count: waiting };
  return null;
}
