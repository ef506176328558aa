import * as v from 'valibot';
import { dayBegins } from '#domain/bookings/booking';
import type { ActivityPage } from '#domain/staff/activity-log';
import { ACTIVITY_PAGE } from '#domain/staff/activity-log';
import { addDays, isDay } from '#domain/venue';
import type { AuditKey } from '../../db/audit-chain';
import { auditHash } from '../../db/audit-chain';
import { fitting } from '../../db/page-room';
import type { SealedRow } from '../../repositories/audit.repository';
import type { Parts } from '../shared/staff-change';

const number = (most: number) =>
  v.pipe(v.string(), v.regex(/^\d{1,12}$/), v.transform(Number), v.minValue(1), v.maxValue(most));
const word = v.pipe(v.string(), v.regex(/^[\w.-]{1,64}$/));

/** The query filters by person, action, business day and cursor. */
export const listActivityQuery = v.object({
  adminUserId: v.exactOptional(word),
  action: v.exactOptional(word),
  date: v.exactOptional(v.pipe(v.string(), v.check(isDay, 'date.invalid'))),
  before: v.exactOptional(number(Number.MAX_SAFE_INTEGER)),
  limit: v.optional(number(200), String(ACTIVITY_PAGE)),
});

export async function listActivity(
  { audit, staff }: Parts,
  { adminUserId, action, date, before, limit }: v.InferOutput<typeof listActivityQuery>,
): Promise<ActivityPage> {
  const [rows, people, actions] = await Promise.all([
    audit.list({
      ...(adminUserId === undefined ? {} : { actor: adminUserId }),
      ...(action === undefined ? {} : { action }),
      ...(date === undefined ? {} : { from: dayBegins(date), until: dayBegins(addDays(date, 1)) }),
      ...(before === undefined ? {} : { before }),
      // One more row than shown tells whether another page exists.
      limit: limit + 1,
    }),
    staff.names(),
    audit.actions(),
  ]);
  const nameOf = new Map(people.map(({ id, name }) => [id, name]));
  const logs = fitting(
    rows.slice(0, limit).map(({ actor, tbl, pk, seq, doneAt, receivedAt, ...row }) => ({
      id: row.id,
      seq: seq ?? 0,
      adminUserId: actor,
      adminName: nameOf.get(actor) ?? null,
      action: row.action,
      entity: tbl,
      entityId: pk,
      before: row.before,
      after: row.after,
      doneAt: new Date(doneAt).toISOString(),
      createdAt: new Date(receivedAt).toISOString(),
    })),
  );
  return {
    logs,
    next: rows.length > logs.length ? (logs.at(-1)?.seq ?? null) : null,
    people,
    actions,
  };
}

/** A broken link is the first invalid row; without an id, rows are missing at the end. */
type BrokenLink = { seq: number | null; id: string | null; reason: string };
export type AuditVerdict = { checked: number; broken: BrokenLink | null };

type VerifyAuditDeps = Pick<Parts, 'audit'> & {
  /** The key that seals, and those that sealed before it. */
  keys: readonly Buffer[];
  /** A key must seal all rows from this one on. */
  keyedFrom: number;
};

type Previous = { seq: number; hash: string };

const PAGE = 1_000;

export async function verifyAudit({ audit, keys, keyedFrom }: VerifyAuditDeps) {
  let previous: Previous = { seq: 0, hash: '' };
  let checked = 0;
  for await (const row of chainOf(audit)) {
    checked += 1;
    const reason = faultOf(row, previous, (row.seq ?? 0) < keyedFrom ? [null] : keys);
    if (reason) return { checked, broken: { seq: row.seq, id: row.row.id, reason } };
    previous = { seq: row.seq ?? 0, hash: row.hash ?? '' };
  }
  const isWhole = (await audit.lastHash()) === previous.hash;
  const reason = 'rows at the end of the chain are gone';
  return { checked, broken: isWhole ? null : { seq: previous.seq + 1, id: null, reason } };
}

/** Returns the number of the first keyed row, or of the next row if no row is keyed. */
export async function firstKeyedRow({ audit }: Pick<Parts, 'audit'>): Promise<number> {
  let next = 1;
  for await (const row of chainOf(audit)) {
    if (row.hash !== sealOf(row, null)) return row.seq ?? next;
    next = (row.seq ?? 0) + 1;
  }
  return next;
}

async function* chainOf(audit: Parts['audit']): AsyncGenerator<SealedRow> {
  for (let after: number | null = null; ; ) {
    const rows: SealedRow[] = await audit.sealedAfter(after, PAGE);
    yield* rows;
    if (rows.length < PAGE) return;
    after = rows.at(-1)?.seq ?? 0;
  }
}

function faultOf(sealed: SealedRow, previous: Previous, keys: readonly AuditKey[]) {
  const { seq, prevHash, hash } = sealed;
  if (seq === null || hash === null) return 'it was never sealed';
  if (!keys.some((key) => hash === sealOf(sealed, key)))
    return 'what it says is not what was sealed';
  if (seq !== previous.seq + 1) return `the row before it is missing (number ${previous.seq + 1})`;
  if (prevHash !== previous.hash) return 'it does not follow the row before it';
  return null;
}

/** Computes the expected seal of a row. */
function sealOf({ row, seq, prevHash }: SealedRow, key: AuditKey): string {
  return auditHash(row, { seq: seq ?? 0, hash: prevHash ?? '' }, key);
}
