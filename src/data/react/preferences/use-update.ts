import { type Update, updateStore } from '../../start/update-store';
import { useStore } from '../core/use-store';

export function useUpdate(): Update {
  return useStore(updateStore);
}
