import { createContext } from 'react';

/** The place beside the frame's notices, in one line with them on a tablet, where the open page puts its filter. */
export const NoticeSlotContext = createContext<HTMLElement | null>(null);
