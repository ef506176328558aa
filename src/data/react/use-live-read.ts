import { useObservable } from 'dexie-react-hooks';
import { liveRead } from '../live-read';

/** Returns undefined until the first read. `inputs` are the values that `read` depends on. */
export function useLiveRead<T>(read: () => PromiseLike<T>, inputs: readonly unknown[]) {
  return useObservable(() => liveRead(read), [...inputs]);
}
