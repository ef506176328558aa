export type ActivityLog = {
  id: string;
  seq: number;
  adminUserId: string;
  /** null: the account is deleted, or the server acted automatically. */
  adminName: string | null;
  action: string;
  entity: string;
  entityId: string;
  before: Record<string, unknown> | null;
  after: Record<string, unknown> | null;
  /** Time on the tablet, and time of arrival at the server (ISO). */
  doneAt: string;
  createdAt: string;
};

export type ActivityPage = {
  logs: ActivityLog[];
  /** Cursor of the next page; null: the last. */
  next: number | null;
  people: { id: string; name: string }[];
  actions: string[];
};

export const ACTIVITY_PAGE = 50;

/** The actor when the server marks a dish sold out for lack of stock. */
export const STOCK_ACTOR = 'stock';
/** The actor when staff type a kiosk's own PIN: all of them share it. */
export const KIOSK_ACTOR = 'kiosk';
