import type { KeyboardEvent } from 'react';

/** Layers inside a dialog, such as a calendar, that Escape closes first. */
export const HAS_ESCAPE = { 'data-has-escape': '' } as const;

/** Radix asks the dialog first; inner layers close before it. */
export function leaveEscapeInside(event: Event): void {
  const { target } = event;
  if (target instanceof Element && target.closest('[data-has-escape]')) event.preventDefault();
}

/**
 * Radix gives Escape to the topmost layer: a toast would take it from the dialog. Other handlers call `preventDefault`.
 */
export function closeOnEscape(close: () => void) {
  return (event: KeyboardEvent) => {
    if (event.key === 'Escape' && !event.defaultPrevented) close();
  };
}
