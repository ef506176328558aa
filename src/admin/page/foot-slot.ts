import { createContext } from 'react';

/** Holds the slot for the page's undo bar, beside the alarm. */
export const FootSlotContext = createContext<HTMLElement | null>(null);
