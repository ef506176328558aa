/** What a member of staff changed, as the API answers it. */
export type ActivityLog = {
  id: string;
  /** Its place in the sealed chain. */
  seq: number;
  adminUserId: string;
  /** null: the account is gone, or the server did it by itself. */
  adminName: string | null;
  /** What was done, such as "order.status". */
  action: string;
  entity: string;
  entityId: string;
  before: Record<string, unknown> | null;
  after: Record<string, unknown> | null;
  /** When it was done on the tablet, and when it reached the server (ISO times). */
  doneAt: string;
  createdAt: string;
};

export type ActivityPage = {
  logs: ActivityLog[];
  /** Where the next page begins; null: this was the last. */
  next: number | null;
  /** Everybody who may be asked for, and everything that was ever done. */
  people: { id: string; name: string }[];
  actions: string[];
};

export const ACTIVITY_PAGE = 50;

/** Who switches a dish off when its stock is out: nobody's account. */
export const STOCK_ACTOR = 'stock';
