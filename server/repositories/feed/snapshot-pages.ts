import type { SQL } from 'drizzle-orm';
import { and, desc, gte, inArray, isNull, or, sql } from 'drizzle-orm';
import type { SQLiteColumn, SQLiteTable } from 'drizzle-orm/sqlite-core';
import { byKey, keysOf } from '#domain/keys';
import { isRunning, ORDER_STATUSES } from '#domain/orders/order';
import { PAGE_BYTES } from '../../db/page-room';
import {
  brunchBookings,
  contactMessages,
  seatings,
  tableBookings,
  waitlistEntries,
} from '../../db/tables/bookings.table';
import { bills, menuItems, orders } from '../../db/tables/orders.table';
import type { FeedScope, feedRows } from './changes.repository';

/** The replica reaches back to these instants (ms): one for orders and past bookings, one for messages. */
export type SnapshotSince = { recent: number; messages: number };

export type SnapshotRows = ReturnType<typeof feedRows>;

/** Tablets replicate these tables, by the names of their rows; the server sends them no other rows. */
export const ROWS_OF = {
  order: 'orders',
  menu_item: 'items',
  reservation: 'reservations',
  brunch_reservation: 'brunches',
  contact_message: 'messages',
  venue_table: 'tables',
  seating: 'seatings',
  bill: 'bills',
  waitlist_entry: 'waitlist',
  device: 'devices',
  printer: 'printers',
} as const;

/** A page has at most this many rows of a table. */
const ROWS = 500;

type Section = {
  table: SQLiteTable & { id: SQLiteColumn };
  /** The rows go from the newest to the oldest. */
  at: SQLiteColumn;
  inWindow(since: SnapshotSince): SQL | undefined;
  /** The board needs these at once. */
  isFirst?: SQL | undefined;
};

const RUNNING = ORDER_STATUSES.filter(isRunning);

/** The first page has what the board shows at once; the pages after it go through each table's whole window. */
const SECTIONS = {
  order: {
    table: orders,
    at: orders.receivedAt,
    inWindow: ({ recent }) => gte(orders.receivedAt, recent),
    isFirst: inArray(orders.status, RUNNING),
  },
  seating: {
    table: seatings,
    at: seatings.openedAt,
    inWindow: ({ recent }) => or(isNull(seatings.closedAt), gte(seatings.closedAt, recent)),
    isFirst: isNull(seatings.closedAt),
  },
  bill: {
    table: bills,
    at: bills.openedAt,
    inWindow: ({ recent }) => or(isNull(bills.closedAt), gte(bills.closedAt, recent)),
    isFirst: isNull(bills.closedAt),
  },
  reservation: {
    table: tableBookings,
    at: tableBookings.receivedAt,
    inWindow: ({ recent }) => gte(tableBookings.endsAt, recent),
  },
  brunch_reservation: {
    table: brunchBookings,
    at: brunchBookings.receivedAt,
    inWindow: ({ recent }) => gte(brunchBookings.endsAt, recent),
  },
  waitlist_entry: {
    table: waitlistEntries,
    at: waitlistEntries.receivedAt,
    inWindow: ({ recent }) => gte(waitlistEntries.endsAt, recent),
  },
  contact_message: {
    table: contactMessages,
    at: contactMessages.receivedAt,
    // Tablets keep unread messages of any age because the shift report counts them.
    inWindow: ({ messages }) =>
      or(gte(contactMessages.receivedAt, messages), sql`${contactMessages.status} = 'new'`),
    isFirst: sql`${contactMessages.status} = 'new'`,
  },
} as const satisfies Partial<Record<keyof FeedScope, Section>>;
type SectionName = keyof typeof SECTIONS;
const NAMES = keysOf(SECTIONS);

/** A place among the pages: the section, and the last row of the page before. */
type Place = { name: SectionName; before: { at: number; id: string } | null };

const PLACE = /^([a-z_]+)(?:\.(\d{1,15})\.([\w-]{1,64}))?$/;

function placeOf(after: string): Place | null {
  const [, section, at, id] = PLACE.exec(after) ?? [];
  const name = NAMES.find((one) => one === section);
  return name ? { name, before: id === undefined ? null : { at: Number(at), id } } : null;
}

/** Returns the conditions of the page after a place, the empty text for the first; null if there is no such place. */
export function snapshotScope(
  since: SnapshotSince,
  { after, most = ROWS }: { after: string; most?: number },
): FeedScope | null {
  const place = placeOf(after);
  if (after !== '' && !place) return null;
  const scope = (name: SectionName) => {
    const { at, table, inWindow, isFirst }: Section = SECTIONS[name];
    const more = place ? place.name === name && isOlder(SECTIONS[name], place) : isFirst;
    if (!more) return sql`false`;
    const wanted = and(inWindow(since), more);
    return sql`${table.id} in (select ${table.id} from ${table} where ${wanted} order by ${desc(at)}, ${desc(table.id)} limit ${most})`;
  };
  const [all, none] = [sql`true`, sql`false`];
  return {
    ...byKey(NAMES, scope),
    menu_item: place ? none : sql`${menuItems.isArchived} = 0`,
    venue_table: place ? none : all,
    device: place ? none : all,
    printer: place ? none : all,
  };
}

function isOlder({ at, table }: Section, { before }: Place): SQL {
  return before ? sql`(${at}, ${table.id}) < (${before.at}, ${before.id})` : sql`true`;
}

/** Leaves out what a page has no room for, and names the place after it; null after the last page. */
export function fitSnapshot(
  rows: SnapshotRows,
  { after, most = ROWS }: { after: string; most?: number },
) {
  let room = PAGE_BYTES;
  let last: { at: number; id: string } | undefined;
  let isCut = false;
  const fitted = Object.fromEntries(
    NAMES.map((name) => {
      const all: readonly WireRow[] = rows[ROWS_OF[name]];
      const newest = all.toSorted(
        (one, other) => atOf(other) - atOf(one) || (one.id < other.id ? 1 : -1),
      );
      const kept = newest.filter((row, nth) => {
        room -= Buffer.byteLength(JSON.stringify(row));
        return room > 0 || (nth === 0 && after !== '');
      });
      if (kept.length < newest.length || newest.length === most) isCut = true;
      last = kept.map((row) => ({ at: atOf(row), id: row.id })).at(-1) ?? last;
      return [ROWS_OF[name], kept];
    }),
  );
  const place = placeOf(after);
  const following = NAMES[place ? NAMES.indexOf(place.name) + 1 : 0] ?? null;
  const next = place && isCut && last ? `${place.name}.${last.at}.${last.id}` : following;
  return { rows: { ...rows, ...fitted }, next, size: PAGE_BYTES - room };
}

type WireRow = { id: string; createdAt?: string; openedAt?: string };

function atOf({ createdAt, openedAt }: WireRow): number {
  return Date.parse(createdAt ?? openedAt ?? '');
}
