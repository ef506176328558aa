import { useContext } from 'react';
import { LiveRegionContext } from './live-region-context';

/** Announces to screen readers: `announce(t`Added to your order`)`. */
export function useAnnounce(): (message: string) => void {
  return useContext(LiveRegionContext);
}
