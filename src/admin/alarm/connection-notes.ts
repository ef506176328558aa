import type { OrderSound } from './order-sound';

/** A line that only stumbles is not worth a sound. */
const SETTLE_MS = 1_500;

export type ConnectionNotes = {
  /** Whether there is no connection now; heard when it has lasted a moment. */
  tell(isLost: boolean): void;
};

/** Says that the connection has gone and that it is there again, in turns, starting from a tablet that has one. */
export function createConnectionNotes(sound: Pick<OrderSound, 'lost' | 'back'>): ConnectionNotes {
  let wasLost = false;
  let timer: ReturnType<typeof setTimeout> | undefined;

  function say(isLost: boolean) {
    wasLost = isLost;
    if (isLost) sound.lost();
    else sound.back();
  }

  return {
    tell(isLost) {
      clearTimeout(timer);
      if (isLost !== wasLost) timer = setTimeout(say, SETTLE_MS, isLost);
    },
  };
}
