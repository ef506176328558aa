import { type Update, updateStore } from '../../start/update-store';
import { useStore } from '../core/use-store';

/** Whether a newer build waits, and the tap that lets it take over (one reload). */
export function useUpdate(): Update {
  return useStore(updateStore);
}
