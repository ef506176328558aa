import { useEffect, useRef, useState } from 'react';

const TICK_MS = 1_000;
const SIGNS = ['pointerdown', 'keydown', 'input', 'focusin', 'wheel'] as const;

/**
 * Returns whether a guest is at the kiosk. During the countdown only `stay` counts as an answer.
 * @param limits null if no guest is expected
 */
export function useIdle(limits: IdleLimits | null, onGone: () => void) {
  const [idle, setIdle] = useState<Idle>('there');
  const seenAt = useRef(0);
  const isAsked = useRef(false);
  const leave = useRef(onGone);
  useEffect(() => {
    leave.current = onGone;
  });

  useEffect(() => {
    if (!limits) return;
    const show = (next: Idle) => {
      isAsked.current = next !== 'there';
      setIdle(next);
    };
    const see = () => {
      if (!isAsked.current) seenAt.current = performance.now();
    };
    const look = () => {
      const next = idleAfter(performance.now() - seenAt.current, limits);
      show(next === 'gone' ? 'there' : next);
      if (next === 'gone') leave.current();
    };
    show('there');
    see();
    const timer = setInterval(look, TICK_MS);
    for (const sign of SIGNS) window.addEventListener(sign, see, { capture: true, passive: true });
    return () => {
      clearInterval(timer);
      for (const sign of SIGNS) window.removeEventListener(sign, see, { capture: true });
    };
  }, [limits]);

  function stay() {
    seenAt.current = performance.now();
    isAsked.current = false;
    setIdle('there');
  }

  return { leftS: typeof idle === 'object' ? idle.leftS : null, stay };
}

/** The time that a kiosk waits for a touch, and the countdown before it starts over (ms). */
type IdleLimits = { quietMs: number; countMs: number };

export const WHILE_ORDERING: IdleLimits = { quietMs: 60_000, countMs: 30_000 };
/** A sent order has nothing to lose, so the times are shorter. */
export const WHEN_DONE: IdleLimits = { quietMs: 20_000, countMs: 20_000 };

/** A present guest, the seconds left of the countdown, or an absent guest. */
type Idle = 'there' | { leftS: number } | 'gone';

/** @param sinceMs time since the last touch, key or answer */
export function idleAfter(sinceMs: number, { quietMs, countMs }: IdleLimits): Idle {
  if (sinceMs < quietMs) return 'there';
  const leftMs = quietMs + countMs - sinceMs;
  return leftMs > 0 ? { leftS: Math.ceil(leftMs / 1000) } : 'gone';
}
