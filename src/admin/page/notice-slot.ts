import { createContext } from 'react';

/** Holds the slot for the page's filter, beside the notices. */
export const NoticeSlotContext = createContext<HTMLElement | null>(null);
