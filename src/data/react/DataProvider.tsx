import { type ReactNode, useEffect } from 'react';
import { startDevice } from '../start/start-device';
import { type Area, AreaContext } from './core/area-context';

type DataProviderProps = { area: Area; children: ReactNode };

/** Starts the device's own part once the page is there: connection, install offer, what was left to send. */
export function DataProvider({ area, children }: DataProviderProps) {
  useEffect(() => startDevice(area), [area]);
  return <AreaContext value={area}>{children}</AreaContext>;
}
