import { type FocusEventHandler, type PointerEventHandler, useEffect, useState } from 'react';
import { useStore } from '../../data/react/core/use-store';
import { createUndoClock, type UndoClock } from './undo-clock';

/** The clock restarts with each change. */
export function useUndoClock(nth: number | undefined, onEnd: () => void): UndoClock {
  const [clock] = useState(createUndoClock);
  useEffect(() => {
    if (nth === undefined) return;
    clock.start(onEnd);
    return clock.stop;
  }, [clock, nth, onEnd]);
  return clock;
}

type Held = {
  onPointerEnter: PointerEventHandler;
  onPointerLeave: PointerEventHandler;
  onFocus: FocusEventHandler;
  onBlur: FocusEventHandler;
};

/** Returns the remaining seconds, and handlers that pause them during touch and focus. */
export function useHeldClock(clock: UndoClock): { seconds: number; held: Held } {
  const seconds = useStore(clock.seconds);
  useEffect(() => () => clock.hold(false), [clock]);
  return {
    seconds,
    held: {
      onPointerEnter: () => clock.hold(true),
      onPointerLeave: () => clock.hold(false),
      onFocus: () => clock.hold(true),
      onBlur: () => clock.hold(false),
    },
  };
}
