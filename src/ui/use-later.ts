import { useEffect, useEffectEvent } from 'react';

/** Calls back once `since` has stayed the same for this time (ms); a falsy one waits for nothing. */
export function useLater(since: unknown, ms: number, then: () => void): void {
  const run = useEffectEvent(then);
  useEffect(() => {
    if (!since) return;
    const timer = setTimeout(() => run(), ms);
    return () => clearTimeout(timer);
  }, [since, ms]);
}
