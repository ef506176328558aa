import type { OrderSound } from './order-sound';

/** An interruption shorter than this makes no sound. */
const SETTLE_MS = 1_500;

export type ConnectionNotes = {
  /** Reports a lost connection after a moment. */
  tell(isLost: boolean): void;
};

/** Plays "lost" and "back" in turn and starts from connected. */
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
