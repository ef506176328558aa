import { type ReactNode, useContext } from 'react';
import { createPortal } from 'react-dom';
import { TopBarSlotContext } from './top-bar-slot';

/** Puts a page's controls into the top bar. */
export function TopBarActions({ children }: { children: ReactNode }) {
  const slot = useContext(TopBarSlotContext);
  return slot && createPortal(children, slot);
}
