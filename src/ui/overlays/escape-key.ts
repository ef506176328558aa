import type { KeyboardEvent } from 'react';

/** Escape closes a layer with this mark, such as a calendar, before its dialog. */
export const HAS_ESCAPE = { 'data-has-escape': '' } as const;

/** Radix asks the dialog first, so this handler closes inner layers before the dialog. */
export function leaveEscapeInside(event: Event): void {
  const { target } = event;
  if (target instanceof Element && target.closest('[data-has-escape]')) event.preventDefault();
}

/**
 * Radix gives Escape to the topmost layer, so a toast would take the key from the dialog. Other handlers call
 * `preventDefault`.
 */
export function closeOnEscape(close: () => void) {
  return (event: KeyboardEvent) => {
    if (event.key === 'Escape' && !event.defaultPrevented) close();
  };
}
