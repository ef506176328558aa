export const WRITE_PART = 'write';

let isAwaited = false;

/** Returns the form's heading, or null while the form loads; the loaded form then takes the focus. */
export function headingToWriteAt(): HTMLElement | null {
  const heading = document.getElementById(`${WRITE_PART}-heading`);
  isAwaited = heading === null;
  return heading;
}

/** Returns once whether the loaded form takes the focus. */
export function isWriterWaiting(): boolean {
  const wasAwaited = isAwaited;
  isAwaited = false;
  return wasAwaited;
}
