/** The id of the contact form's element. */
export const WRITE_PART = 'write';

let isAwaited = false;

/** Focuses the form's heading; null: the form is loading and takes the focus when it appears. */
export function headingToWriteAt(): HTMLElement | null {
  const heading = document.getElementById(`${WRITE_PART}-heading`);
  isAwaited = heading === null;
  return heading;
}

/** Called once, by the loaded form. */
export function isWriterWaiting(): boolean {
  const wasAwaited = isAwaited;
  isAwaited = false;
  return wasAwaited;
}
