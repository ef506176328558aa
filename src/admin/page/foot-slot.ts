import { createContext } from 'react';

/** The slot for the page's undo bar, beside the alarm. */
export const FootSlotContext = createContext<HTMLElement | null>(null);
