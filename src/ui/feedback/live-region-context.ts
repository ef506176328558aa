import { createContext } from 'react';

/** Announces a text once, politely. Without a provider the function does nothing. */
export const LiveRegionContext = createContext<(message: string) => void>(() => {});
