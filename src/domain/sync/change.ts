import type { BarRules } from '../settings/bar-rules';

/** The server holds a pull at most this long. */
export const LONGEST_WAIT_S = 25;

/** A row of the change feed; `row: null` means a deletion. `v` grows with every write of the row. */
export type Change = { tbl: string; pk: string; v: number; row: unknown };

/** The response to a pull has the changes after a cursor `<epoch>.<seq>`, and the next cursor. */
export type PullResponse = {
  epoch: string;
  cursor: string;
  hasMore: boolean;
  changes: Change[];
  now: number;
  minClient: string;
  /** The caller's session ends at this time by the server's clock; responses of older builds lack this field. */
  sessionEndsAt?: number;
  /** Responses of older builds lack the rules. */
  rules?: BarRules;
};

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
