import { useNet } from '../../data/react/use-stores';
import { useAfterTap } from '../../ui/after-tap';
import { useHasLasted } from '../../ui/use-has-lasted';

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
  const waitsLong = useHasLasted(waiting > 0, SENT_SOON_MS);
  const kind = useAfterTap(kindOf());
  return kind && { kind, count: kind === 'attention' ? attention : waiting };

  function kindOf(): NetNotice['kind'] | null {
    if (attention > 0) return 'attention';
    if (state === 'offline') return 'offline';
    if (justCameBack) return 'back';
    return waitsLong ? 'waiting' : null;
  }
}
