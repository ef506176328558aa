import { createContext } from 'react';

/** The place in the top bar where the open page puts its own controls. */
export const TopBarSlotContext = createContext<HTMLElement | null>(null);
