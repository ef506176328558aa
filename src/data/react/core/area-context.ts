import { createContext, useContext } from 'react';

export type Area = 'guest' | 'admin';

export const AreaContext = createContext<Area>('guest');

export function useArea(): Area {
  return useContext(AreaContext);
}
