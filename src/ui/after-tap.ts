import { useEffect, useState } from 'react';

/** Covers the click that follows a finger's leaving and the render that follows the click. */
const AFTER_MS = 300;
/** Holds the work that waits for the end of the present tap; null between taps. */
let waiting: Set<() => void> | null = null;
let ending: ReturnType<typeof setTimeout> | undefined;

/** Runs the work now, or after the tap that is under way: rendering at that moment would delay the tap. */
export function afterTap(work: () => void): void {
  if (waiting) waiting.add(work);
  else work();
}

function start(): void {
  clearTimeout(ending);
  waiting ??= new Set();
}

function end(): void {
  clearTimeout(ending);
  ending = setTimeout(() => {
    const due = waiting ?? [];
    waiting = null;
    for (const work of due) work();
  }, AFTER_MS);
}

globalThis.document?.addEventListener('pointerdown', start, true);
globalThis.document?.addEventListener('pointerup', end, true);
globalThis.document?.addEventListener('pointercancel', end, true);

/**
 * Returns the value; a change waits for the end of the tap that is under way. A banner that appeared or left between a
 * press and its click would move the button away from the finger.
 */
export function useAfterTap<T extends string | boolean | null>(value: T): T {
  const [shown, setShown] = useState(value);
  useEffect(() => afterTap(() => setShown(value)), [value]);
  return shown;
}
