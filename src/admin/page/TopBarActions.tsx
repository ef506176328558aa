import { createContext, type ReactNode, useContext } from 'react';
import { createPortal } from 'react-dom';

export function TopBarActions({ children }: { children: ReactNode }) {
  const slot = useContext(TopBarSlotContext);
  return slot && createPortal(children, slot);
}

/** Holds the slot for the page's controls in the top bar. */
export const TopBarSlotContext = createContext<HTMLElement | null>(null);

/** Holds the slot for the page's undo bar, beside the alarm. */
export const FootSlotContext = createContext<HTMLElement | null>(null);

/** Holds the slot for the page's filter, beside the notices. */
export const NoticeSlotContext = createContext<HTMLElement | null>(null);
