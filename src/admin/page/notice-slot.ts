import { createContext } from 'react';

/** The slot for the page's filter, beside the notices. */
export const NoticeSlotContext = createContext<HTMLElement | null>(null);
