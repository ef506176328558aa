import { createStore, type Store } from '../../data/store';
import { afterTap } from '../../ui/after-tap';

const UNDO_SECONDS = 8;

export type UndoClock = {
  /** Holds the remaining undo time. */
  seconds: Store<number>;
  start(onEnd: () => void): void;
  /** The time pauses while the button is focused or touched. */
  hold(isHeld: boolean): void;
  stop(): void;
};

/** All bars share one timer, so that opening a panel gives no more time. */
export function createUndoClock(): UndoClock {
  const seconds = createStore(UNDO_SECONDS);
  let timer: ReturnType<typeof setInterval> | undefined;
  let isHeld = false;

  function stop(): void {
    clearInterval(timer);
    timer = undefined;
  }

  return {
    seconds,
    start(onEnd) {
      stop();
      isHeld = false;
      seconds.set(UNDO_SECONDS);
      const own = setInterval(() => afterTap(tick), 1000);
      timer = own;
      function tick() {
        if (isHeld || timer !== own) return;
        seconds.set(seconds.get() - 1);
        if (seconds.get() > 0) return;
        stop();
        onEnd();
      }
    },
    hold(next) {
      isHeld = next;
    },
    stop,
  };
}
