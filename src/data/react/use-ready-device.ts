import { useEffect } from 'react';
import { deviceOf } from '../start/guest-device';
import { useArea } from './core/area-context';

/** Opens the database early, for a screen that ends in a command. */
export function useReadyDevice(): void {
  const area = useArea();
  useEffect(() => {
    void deviceOf(area);
  }, [area]);
}
