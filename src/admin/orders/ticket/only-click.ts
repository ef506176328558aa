import type { PointerEvent } from 'react';

/**
 * Lets a touch send its click without the mouse events before it. Their hit tests, focus and listeners take a slow
 * tablet as long as the tap's own work.
 */
export function onlyClick(event: Pick<PointerEvent, 'pointerType' | 'preventDefault'>): void {
  if (event.pointerType === 'touch') event.preventDefault();
}
