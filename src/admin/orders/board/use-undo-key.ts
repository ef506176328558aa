import { useEffect, useRef } from 'react';
import { boardAction } from './board-keys';
import { mayAct } from './use-board-keys';

/** U undoes the last change while possible. */
export function useUndoKey(undo: (() => void) | null): void {
  const act = useRef(undo);
  useEffect(() => {
    act.current = undo;
  });
  useEffect(() => {
    const listen = (event: KeyboardEvent) => {
      if (boardAction(event) !== 'undo' || !act.current || !mayAct(event)) return;
      event.preventDefault();
      act.current();
    };
    document.addEventListener('keydown', listen);
    return () => document.removeEventListener('keydown', listen);
  }, []);
}
