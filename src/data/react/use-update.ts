import { type Update, updateStore } from '../device/update-store';
import { useStore } from './use-store';

/** Whether a newer build waits, and the tap that lets it take over (one reload). */
export function useUpdate(): Update {
  return useStore(updateStore);
}
