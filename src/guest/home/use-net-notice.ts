import { useNet } from '../../data/react/use-net';

/** null means no banner. */
export type NetNotice = {
  kind: 'attention' | 'offline' | 'back' | 'waiting';
  /** Counts orders still on this phone, or those that need a decision. */
  count: number;
};

/** Returns the most pressing notice; an order that needs a decision comes first. */
export function useNetNotice(): NetNotice | null {
  const { state, waiting, attention, justCameBack } = useNet();
  if (attention > 0) return { kind: 'attention', count: attention };
  if (state === 'offline') return { kind: 'offline', count: waiting };
  if (justCameBack) return { kind: 'back', count: waiting };
  if (waiting > 0) return { kind: 'waiting', count: waiting };
  return null;
}
