import type { KeyboardEvent } from 'react';

/** What stands open inside a dialog, such as a calendar, and closes by Escape before the dialog does. */
export const HAS_ESCAPE = { 'data-has-escape': '' } as const;

/** Radix asks the dialog first; what is open inside it goes before. */
export function leaveEscapeInside(event: Event): void {
  const { target } = event;
  if (target instanceof Element && target.closest('[data-has-escape]')) event.preventDefault();
}

/**
 * Radix gives Escape to the last layer on the screen, and a toast is one: it would take the key away from the
 * dialog under it. Whoever else took it has said so by `preventDefault`.
 */
export function closeOnEscape(close: () => void) {
  return (event: KeyboardEvent) => {
    if (event.key === 'Escape' && !event.defaultPrevented) close();
  };
}
