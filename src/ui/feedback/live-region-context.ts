import { createContext } from 'react';

/** Announces once, politely. Without a provider it does nothing. */
export const LiveRegionContext = createContext<(message: string) => void>(() => {});
