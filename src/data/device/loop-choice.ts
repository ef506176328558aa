import { storedValue } from './stored-value';

/** Somebody who stopped the moving pictures is not asked again. */
export const loopsPaused = storedValue('loops-paused', (text) => text === '1');

export function pauseLoops(isPaused: boolean): void {
  loopsPaused.set(isPaused ? '1' : null);
}
