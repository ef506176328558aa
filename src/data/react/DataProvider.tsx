import { type ReactNode, useEffect } from 'react';
import { startDevice } from '../start/start-device';
import { type Area, AreaContext } from './core/area-context';

type DataProviderProps = { area: Area; children: ReactNode };

export function DataProvider({ area, children }: DataProviderProps) {
  useEffect(() => startDevice(area), [area]);
  return <AreaContext value={area}>{children}</AreaContext>;
}
