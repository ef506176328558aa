import * as v from 'valibot';
import { DomainError } from '#domain/error-codes';
import { keysOf } from '#domain/keys';
import { MESSAGES_ON_TABLET_MS } from '#domain/messages/send-message';
import type { PullResponse } from '#domain/registry/copied-tables';
import { barRules } from '#domain/settings/bar-rules';
import { ringsForOrders } from '#domain/stations/who-rings';
import { cursorText, epochOfRole, LONGEST_WAIT_S, parseCursor } from '#domain/sync/cursor';
import type { SnapshotSince } from '../../repositories/feed/feed-tables';
import type { StaffSession } from '../../repositories/staff.repository';
import type { TabletReport } from '../../services/tablet-reports';
import type { Parts } from '../shared/staff-change';
import { orRefuse } from '../shared/staff-change';

const DAY_MS = 24 * 60 * 60_000;
/** A tablet stores the last two days and all future bookings. */
const RECENT_MS = 2 * DAY_MS;

export const snapshotQuery = v.object({
  /** The place of the page before, empty for the first one; older builds ask for everything at once. */
  after: v.optional(v.pipe(v.string(), v.maxLength(100))),
});

/**
 * Returns a page of a new copy. The first has the cursor for the changes since; they also bring what changes while the
 * other pages are read.
 */
export async function readSnapshot(
  { changes, settings, now, minClient }: Parts,
  { role, after }: { role: string; after?: string | undefined },
) {
  const at = now();
  const since = { recent: at - RECENT_MS, messages: at - MESSAGES_ON_TABLET_MS };
  const enough = after === undefined ? Number.POSITIVE_INFINITY : ENOUGH;
  const page = await collectSnapshot(changes, { since, after: after ?? '', enough });
  const { rules: values, changed } = await settings.read();
  const epoch = epochOfRole(page.epoch, role);
  const rules = barRules(values, changed);
  const cursor = cursorText(epoch, page.headSeq);
  return { epoch, cursor, ...page.rows, next: page.next, now: at, minClient, rules };
}

/** A page with fewer bytes than these takes the next one along. */
const ENOUGH = 300_000;

type SnapshotPage = NonNullable<Awaited<ReturnType<Parts['changes']['snapshot']>>>;
type Wanted = { since: SnapshotSince; after: string; enough: number };

/** Reads pages until there are enough bytes. */
export async function collectSnapshot(
  changes: Parts['changes'],
  { since, after, enough }: Wanted,
): Promise<SnapshotPage> {
  const page = orRefuse(await changes.snapshot(since, after), 'cursor_expired');
  const { next, size } = page;
  if (next === null || size >= enough) return page;
  const more = await collectSnapshot(changes, { since, after: next, enough: enough - size });
  return { ...more, headSeq: page.headSeq, rows: joinRows(page.rows, more.rows) };
}

/** The rows that the board needs at once come again in their place. */
function joinRows(first: SnapshotPage['rows'], more: SnapshotPage['rows']): SnapshotPage['rows'] {
  const names = keysOf(first);
  const joined = names.map((name) => {
    const rows: { id: string | number }[] = [...first[name], ...more[name]];
    return [name, [...new Map(rows.map((row) => [row.id, row])).values()]];
  });
  return Object.fromEntries(joined);
}

/** The clock of a tablet concerns the watch alone. */
export async function listTablets({ tabletReports }: Parts): Promise<{ tablets: TabletReport[] }> {
  return { tablets: (await tabletReports.list()).map(({ clockS: _, ...report }) => report) };
}

type ReadChangesDeps = Pick<
  Parts,
  | 'changes'
  | 'staff'
  | 'settings'
  | 'waiters'
  | 'tabletReports'
  | 'devices'
  | 'guestLive'
  | 'now'
  | 'minClient'
>;

const MAX_PAGE = 500;

const count = v.pipe(v.string(), v.regex(/^\d{1,5}$/), v.transform(Number));

export const pullQuery = v.object({
  cursor: v.optional(v.pipe(v.string(), v.maxLength(100)), ''),
  limit: v.optional(
    v.pipe(v.string(), v.regex(/^\d{1,4}$/), v.transform(Number), v.minValue(1)),
    String(MAX_PAGE),
  ),
  /** The tablet reports its id and its unsent mutations. */
  device: v.optional(v.pipe(v.string(), v.regex(/^[\w-]{1,40}$/))),
  waiting: v.optional(count, '0'),
  attention: v.optional(count, '0'),
  /** The lead of the server's clock (s). */
  clock: v.optional(v.pipe(v.string(), v.regex(/^-?\d{1,9}$/), v.transform(Number)), '0'),
  shift: v.optional(v.picklist(['0', '1']), '0'),
  wait: v.optional(
    v.pipe(
      v.string(),
      v.regex(/^\d{1,2}$/),
      v.transform((text) => Math.min(Number(text), LONGEST_WAIT_S)),
    ),
    '0',
  ),
});

/** Returns changes after a cursor; holds an empty response. A session that ends meanwhile gets no changes. */
export async function readChanges(
  deps: ReadChangesDeps,
  {
    wait,
    device,
    waiting,
    attention,
    clock: clockS,
    shift,
    ...query
  }: v.InferOutput<typeof pullQuery>,
  { session, signal }: { session: StaffSession; signal: AbortSignal },
): Promise<PullResponse> {
  const { cookieHash, member } = session;
  const { role, firstName: who } = member;
  if (device) deps.tabletReports.report({ device, who, waiting, attention, clockS });
  if (shift === '1' && (await doesRing(deps, device))) deps.guestLive.tabletSpoke();
  // The position comes from before the read, so a commit in between ends the wait at once.
  const seq = deps.changes.headSeq();
  const page = await readPage(deps, { ...query, role });
  const response = { ...page, sessionEndsAt: session.expiresAt };
  if (wait === 0 || page.cursor !== query.cursor) return response;
  await deps.waiters.wait({ session: cookieHash, seq, waitMs: wait * 1_000, signal });
  if (signal.aborted) return response;
  const still = orRefuse(await deps.staff.sessionByCookie(cookieHash, deps.now()), 'unauthorized');
  return { ...(await readPage(deps, { ...query, role })), sessionEndsAt: still.expiresAt };
}

/** An office device, or a waiter's, would let an order go unheard. */
async function doesRing({ devices }: ReadChangesDeps, device: string | undefined) {
  return ringsForOrders(device === undefined ? null : await devices.roleOf(device));
}

/**
 * Returns the changes after a cursor. A cursor of another database or role, older than the feed, or ahead of it after a
 * restore has expired: the tablet starts from a snapshot.
 */
async function readPage(
  { changes, settings, now, minClient }: ReadChangesDeps,
  { cursor, limit, role }: { cursor: string; limit: number; role: string },
): Promise<PullResponse> {
  const from = parseCursor(cursor);
  if (!from) throw new DomainError('cursor_expired');
  const page = await changes.after(from.seq, Math.min(limit, MAX_PAGE));
  const { rules, changed } = await settings.read();
  const epoch = epochOfRole(page.epoch, role);
  const isOurs = from.epoch === epoch && from.seq <= page.headSeq;
  if (!isOurs || from.seq < page.oldestSeq - 1) throw new DomainError('cursor_expired');
  return {
    epoch,
    cursor: cursorText(epoch, page.pageSeq),
    hasMore: page.pageSeq < page.headSeq,
    changes: page.changes,
    now: now(),
    minClient,
    rules: barRules(rules, changed),
  };
}
