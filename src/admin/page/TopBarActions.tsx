import { type ReactNode, useContext } from 'react';
import { createPortal } from 'react-dom';
import { TopBarSlotContext } from './top-bar-slot';

export function TopBarActions({ children }: { children: ReactNode }) {
  const slot = useContext(TopBarSlotContext);
  return slot && createPortal(children, slot);
}
