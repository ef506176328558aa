import { type RefObject, useEffect, useRef } from 'react';

/** Calls back on a press outside an element. */
export function useOutsidePress(
  element: RefObject<Element | null>,
  isListening: boolean,
  onPress: () => void,
): void {
  const latest = useRef(onPress);
  useEffect(() => {
    latest.current = onPress;
  });
  useEffect(() => {
    if (!isListening) return;
    function press({ target }: Event) {
      if (target instanceof Node && !element.current?.contains(target)) latest.current();
    }
    document.addEventListener('pointerdown', press);
    return () => document.removeEventListener('pointerdown', press);
  }, [element, isListening]);
}
