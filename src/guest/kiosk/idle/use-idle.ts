import { useEffect, useRef, useState } from 'react';
import { type Idle, type IdleLimits, idleAfter } from './idle';

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
