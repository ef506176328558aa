import { createStore, type Store } from '../../data/store';

const UNDO_SECONDS = 8;

export type UndoClock = {
  /** What is left to take the last move back. */
  seconds: Store<number>;
  start(onEnd: () => void): void;
  /** It stands still while somebody is at the button. */
  hold(isHeld: boolean): void;
  stop(): void;
};

/** The eight seconds of one move, wherever it can be taken back: a panel that opens or closes gives no more. */
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
      timer = setInterval(() => {
        if (isHeld) return;
        seconds.set(seconds.get() - 1);
        if (seconds.get() > 0) return;
        stop();
        onEnd();
      }, 1000);
    },
    hold(next) {
      isHeld = next;
    },
    stop,
  };
}
