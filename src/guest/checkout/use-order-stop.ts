import { useGuestRules } from '../../data/react/use-venue';
import { useOpenNow } from '../shared/use-open-now';

/** Returns why the server takes no orders now, as far as the page knows. */
export function useOrderStop(): 'paused' | 'closed' | null {
  const { isPaused, isClosedRefused } = useGuestRules();
  const isOpen = useOpenNow();
  if (isPaused) return 'paused';
  return isClosedRefused === true && !isOpen ? 'closed' : null;
}
