import { createStore } from '../store';

/** `missing`: the browser lacks the feature. `refused`: a low battery or a device policy prevents it. */
export type ScreenState = 'off' | 'on' | 'refused' | 'missing';

export type WakePorts = {
  wakeLock: Pick<WakeLock, 'request'> | undefined;
  isVisible(): boolean;
  onVisible(listener: () => void): void;
};

export function createScreenLight({ wakeLock, isVisible, onVisible }: WakePorts) {
  const state = createStore<ScreenState>('off');
  let isWanted = false;
  let lock: WakeLockSentinel | null = null;

  async function acquire() {
    if (!isWanted || !isVisible() || (lock && !lock.released)) return;
    if (!wakeLock) return state.set('missing');
    try {
      lock = await wakeLock.request('screen');
      lock.addEventListener('release', () => state.set('off'));
      state.set('on');
    } catch {
      state.set('refused');
    }
  }

  onVisible(() => void acquire());
  return {
    state,
    /** Keeps the screen on; requests the lock again, since browsers release the lock of a hidden page. */
    keepOn() {
      isWanted = true;
      return acquire();
    },
    async letGo() {
      isWanted = false;
      await lock?.release();
      lock = null;
      state.set('off');
    },
  };
}
