import type { SQL } from 'drizzle-orm';
import { and, desc, sql } from 'drizzle-orm';
import { byKey, isKeyOf, keysOf } from '#domain/keys';
import type { CopiedTable } from '#domain/registry/copied-tables';
import { COPIED } from '#domain/registry/copied-tables';
import { PAGE_BYTES } from '../../db/page-room';
import type { CopiedRow, FeedRows, FeedScope, Section, SnapshotSince } from './feed-tables';
import { feedScope, READINGS } from './feed-tables';

/** The rows of a page, under the names of COPIED. */
export type SnapshotRows = { [T in CopiedTable as (typeof COPIED)[T]['rows']]: FeedRows[T] };

/** A page has at most this many rows of a table. */
const ROWS = 500;

/** The first page has what the board shows at once; the pages after it go through each section's whole window. */
const NAMES = keysOf(READINGS).filter((name) => READINGS[name].section);

/** A place among the pages: the section, and the last row of the page before. */
type Place = { name: CopiedTable; before: { at: number; id: string } | null };

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
  return feedScope((name) => {
    const { section } = READINGS[name];
    if (!section) return place ? sql`false` : sql`true`;
    const { at, table, inWindow, isFirst } = section;
    const more = place ? place.name === name && isOlder(section, place) : isFirst;
    if (!more) return sql`false`;
    const wanted = and(inWindow(since), more);
    return sql`${table.id} in (select ${table.id} from ${table} where ${wanted} order by ${desc(at)}, ${desc(table.id)} limit ${most})`;
  });
}

function isOlder({ at, table }: Section, { before }: Place): SQL {
  return before ? sql`(${at}, ${table.id}) < (${before.at}, ${before.id})` : sql`true`;
}

/** Leaves out what a page has no room for, and names the place after it; null after the last page. */
export function fitSnapshot(
  found: FeedRows,
  { after, most = ROWS }: { after: string; most?: number },
) {
  let room = PAGE_BYTES;
  let last: CopiedRow | undefined;
  let isCut = false;
  const fitted = byKey(NAMES, (name) => {
    const all: readonly CopiedRow[] = found[name];
    const newest = all.toSorted(
      (one, other) => atOf(other) - atOf(one) || (String(one.id) < String(other.id) ? 1 : -1),
    );
    const kept = newest.filter((row, nth) => {
      room -= Buffer.byteLength(JSON.stringify(row));
      return room > 0 || (nth === 0 && after !== '');
    });
    if (kept.length < newest.length || newest.length === most) isCut = true;
    last = kept.at(-1) ?? last;
    return kept;
  });
  const place = placeOf(after);
  const following = NAMES[place ? NAMES.indexOf(place.name) + 1 : 0] ?? null;
  const next = place && isCut && last ? `${place.name}.${atOf(last)}.${last.id}` : following;
  const rows = Object.entries({ ...found, ...fitted }).map(([name, all]) => [
    isKeyOf(COPIED, name) ? COPIED[name].rows : name,
    all,
  ]);
  // Each list has the rows of its table.
  return { rows: Object.fromEntries(rows) as SnapshotRows, next, size: PAGE_BYTES - room };
}

function atOf({ createdAt, openedAt }: CopiedRow): number {
  return Date.parse(createdAt ?? openedAt ?? '');
}
