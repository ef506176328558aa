import { type RefObject, useRef } from 'react';

/** Returns the focus to a dialog's opener: without a trigger Radix does not. */
export function useFocusReturn(returnFocusTo?: RefObject<HTMLElement | null>) {
  const opener = useRef<Element | null>(null);

  function take(): void {
    opener.current = document.activeElement;
  }

  function giveBack(event: Event) {
    event.preventDefault();
    const target = returnFocusTo?.current ?? opener.current;
    if (target instanceof HTMLElement && target.isConnected && target !== document.body) {
      return target.focus();
    }
    // A link opened the dialog, or the opener is gone, so the page's heading takes the focus.
    const heading = document.querySelector<HTMLElement>('main h1, main [tabindex="-1"]');
    heading?.focus({ preventScroll: true });
  }

  return { take, giveBack };
}
