import { createContext, type ReactNode, useContext, useEffect } from 'react';
import { startDevice } from '../start/start-device';

type Area = 'guest' | 'admin';

const AreaContext = createContext<Area>('guest');

export function useArea(): Area {
  return useContext(AreaContext);
}

type DataProviderProps = { area: Area; children: ReactNode };

export function DataProvider({ area, children }: DataProviderProps) {
  useEffect(() => startDevice(area), [area]);
  return <AreaContext value={area}>{children}</AreaContext>;
}
