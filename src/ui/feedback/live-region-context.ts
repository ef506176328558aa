import { createContext } from 'react';

/** Says a message once, politely. Outside a provider it says nothing. */
export const LiveRegionContext = createContext<(message: string) => void>(() => {});
