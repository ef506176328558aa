import { PRINTER_STATES } from '../printing/printer';
import type { BarRules } from '../settings/bar-rules';
import { DEVICE_ROLES } from '../stations/station';

/** What a field must be; a list holds the values that are allowed. */
export type Kept = 'string' | 'number' | 'boolean' | 'array' | 'record' | readonly string[];

export type Copied = {
  /** The tablet's store has this name, the list of rows in a snapshot that one. */
  store: string;
  rows: string;
  /** A tablet checks these fields of a row and trusts the rest. */
  checked: Readonly<Record<string, Kept>>;
};

const VERSIONED = { id: 'string', v: 'number' } as const;
const WITH_STATUS = { ...VERSIONED, status: 'string' } as const;
const NAMED = { ...VERSIONED, name: 'string' } as const;

/** Tablets copy these tables of the server, and get no other rows. */
export const COPIED = {
  order: { store: 'order', rows: 'orders', checked: { ...WITH_STATUS, items: 'array' } },
  menu_item: {
    store: 'menuItem',
    rows: 'items',
    checked: { id: 'number', v: 'number', price: 'string', isAvailable: 'boolean' },
  },
  reservation: {
    store: 'reservation',
    rows: 'reservations',
    checked: { ...WITH_STATUS, tablePreference: 'string' },
  },
  brunch_reservation: {
    store: 'brunch',
    rows: 'brunches',
    checked: { ...WITH_STATUS, selectedFood: 'string' },
  },
  contact_message: {
    store: 'message',
    rows: 'messages',
    checked: { ...WITH_STATUS, subject: 'string' },
  },
  venue_table: { store: 'venueTable', rows: 'tables', checked: { id: 'number', label: 'string' } },
  seating: {
    store: 'seating',
    rows: 'seatings',
    checked: { ...VERSIONED, tableId: 'number', calls: 'record' },
  },
  bill: {
    store: 'bill',
    rows: 'bills',
    checked: { ...VERSIONED, worth: 'string', paid: 'string', tenders: 'array' },
  },
  waitlist_entry: {
    store: 'waitlist',
    rows: 'waitlist',
    checked: { ...WITH_STATUS, queuedAt: 'string' },
  },
  device: { store: 'device', rows: 'devices', checked: { ...NAMED, role: DEVICE_ROLES } },
  printer: {
    store: 'printer',
    rows: 'printers',
    checked: { ...NAMED, prints: 'array', state: PRINTER_STATES },
  },
} as const satisfies Record<string, Copied>;

export type CopiedTable = keyof typeof COPIED;
export type RowStore = (typeof COPIED)[CopiedTable]['store'];

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
