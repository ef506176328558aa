export type ActivityLog = {
  id: string;
  seq: number;
  adminUserId: string;
  /** null means that the account is deleted, or that the server acted automatically. */
  adminName: string | null;
  action: string;
  entity: string;
  entityId: string;
  before: Record<string, unknown> | null;
  after: Record<string, unknown> | null;
  /** The first time is the tablet's, the second is the arrival at the server (ISO). */
  doneAt: string;
  createdAt: string;
};

export type ActivityPage = {
  logs: ActivityLog[];
  /** The cursor leads to the next page; null marks the last page. */
  next: number | null;
  people: { id: string; name: string }[];
  actions: string[];
};

export const ACTIVITY_PAGE = 50;

/** The log names this actor when the server marks a dish sold out for lack of stock. */
export const STOCK_ACTOR = 'stock';
/** The log names this actor when staff type a kiosk's own PIN, which all of them share. */
export const KIOSK_ACTOR = 'kiosk';
