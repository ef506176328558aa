import { createContext } from 'react';

/** Holds the slot for the page's controls in the top bar. */
export const TopBarSlotContext = createContext<HTMLElement | null>(null);
