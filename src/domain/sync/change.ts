/** How long a pull may be held until there is something to answer. */
export const LONGEST_WAIT_S = 25;

/** A row as the change feed carries it; `row: null` is a deletion. `v` grows with every write of the row. */
export type Change = { tbl: string; pk: string; v: number; row: unknown };

/** The answer of a pull: changes after a cursor `<epoch>.<seq>`, and where to go on from. */
export type PullResponse = {
  epoch: string;
  cursor: string;
  hasMore: boolean;
  changes: Change[];
  now: number;
  minClient: string;
  /** When the asker's session ends, by the bar's clock. An older build does not say it. */
  sessionEndsAt?: number;
};

/** A cursor's parts; null when it is no cursor of ours. */
export function parseCursor(cursor: string): { epoch: string; seq: number } | null {
  const match = /^([A-Za-z0-9_-]{1,64})\.(\d{1,15})$/.exec(cursor);
  const [, epoch, seq] = match ?? [];
  return epoch !== undefined && seq !== undefined ? { epoch, seq: Number(seq) } : null;
}

export function cursorText(epoch: string, seq: number): string {
  return `${epoch}.${seq}`;
}

/** The epoch as one role sees it: with another role another part of the rows is theirs, and a copy starts over. */
export function epochOfRole(epoch: string, role: string): string {
  return `${epoch}-${role}`;
}
