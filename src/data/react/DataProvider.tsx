import { createContext, type ReactNode, useContext, useEffect } from 'react';
import { startDevice } from '../start/start-device';

type Area = 'guest' | 'admin';

const AreaContext = createContext<Area>('guest');

export function useArea(): Area {
  return useContext(AreaContext);
}

export function DataProvider({ area, children }: { area: Area; children: ReactNode }) {
  useEffect(() => startDevice(area), [area]);
  return <AreaContext value={area}>{children}</AreaContext>;
}
