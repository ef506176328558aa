import { type Update, updateStore } from '../../start/update-store';
import { useStore } from '../core/use-store';

/** Whether a newer build waits, and a function that activates it (one reload). */
export function useUpdate(): Update {
  return useStore(updateStore);
}
