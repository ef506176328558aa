import { storedValue } from '../storage/browser-storage';

export const clipsPaused = storedValue('loops-paused', (text) => text === '1');

export function pauseClips(isPaused: boolean): void {
  clipsPaused.set(isPaused ? '1' : null);
}
