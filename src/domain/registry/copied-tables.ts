import { PRINTER_STATES } from '../printing/printer';
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
