import { useEffect } from 'react';
import { deviceOf } from '../start/device-of-area';
import { useArea } from './core/area-context';

/** For a screen whose end is an act: the database is open before the tap that needs it. */
export function useReadyDevice(): void {
  const area = useArea();
  useEffect(() => {
    void deviceOf(area);
  }, [area]);
}
