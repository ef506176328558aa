/** The id of the contact form's element. */
export const WRITE_PART = 'write';

let isAwaited = false;

/** The heading of the letter; null while it is on its way: then the reader is taken there when it comes. */
export function headingToWriteAt(): HTMLElement | null {
  const heading = document.getElementById(`${WRITE_PART}-heading`);
  isAwaited = heading === null;
  return heading;
}

/** Asked once, by the letter that has come. */
export function isWriterWaiting(): boolean {
  const wasAwaited = isAwaited;
  isAwaited = false;
  return wasAwaited;
}
