import { createContext } from 'react';

/** The place in the frame's foot, beside the alarm, where the open page puts its undo bar. */
export const FootSlotContext = createContext<HTMLElement | null>(null);
