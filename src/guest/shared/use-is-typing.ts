import { useSyncExternalStore } from 'react';

const COARSE = '(pointer: coarse)';

/** Returns true while the on-screen keyboard is open. */
export function useIsTyping(): boolean {
  return useSyncExternalStore(subscribe, isTyping, () => false);
}

function subscribe(onChange: () => void): () => void {
  const stop = new AbortController();
  const { signal } = stop;
  document.addEventListener('focusin', onChange, { signal });
  document.addEventListener('focusout', onChange, { signal });
  window.visualViewport?.addEventListener('resize', onChange, { signal });
  return () => stop.abort();
}

function isTyping(): boolean {
  return isTextBox(document.activeElement) && window.matchMedia(COARSE).matches;
}

const NO_KEYBOARD = /^(button|checkbox|color|file|image|radio|range|reset|submit)$/;

function isTextBox(element: Element | null): boolean {
  if (element instanceof HTMLTextAreaElement) return true;
  return element instanceof HTMLInputElement && !NO_KEYBOARD.test(element.type);
}
