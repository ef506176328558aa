import { createContext } from 'react';

/** The slot for the page's controls in the top bar. */
export const TopBarSlotContext = createContext<HTMLElement | null>(null);
