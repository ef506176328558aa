import { type FocusEventHandler, type PointerEventHandler, useEffect, useState } from 'react';
import { useStore } from '../../data/react/core/use-store';
import { createUndoClock, type UndoClock } from './undo-clock';

/** Counts anew with each move; without one it rests. */
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

/** The seconds that are left, and what makes them wait while a finger or the focus is on the button's place. */
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
