import { useContext } from 'react';
import { LiveRegionContext } from './live-region-context';

/** Tells screen readers what changed: `announce(t`Added to your order`)`. */
export function useAnnounce(): (message: string) => void {
  return useContext(LiveRegionContext);
}
