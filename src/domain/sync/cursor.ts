/** The server holds a pull at most this long. */
export const LONGEST_WAIT_S = 25;

export function parseCursor(cursor: string): { epoch: string; seq: number } | null {
  const match = /^([A-Za-z0-9_-]{1,64})\.(\d{1,15})$/.exec(cursor);
  const [, epoch, seq] = match ?? [];
  return epoch !== undefined && seq !== undefined ? { epoch, seq: Number(seq) } : null;
}

export function cursorText(epoch: string, seq: number): string {
  return `${epoch}.${seq}`;
}

/** Returns the epoch for one role: another role sees other rows, so its copy starts anew. */
export function epochOfRole(epoch: string, role: string): string {
  return `${epoch}-${role}`;
}
