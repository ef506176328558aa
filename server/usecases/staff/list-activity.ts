import * as v from 'valibot';
import { dayBegins } from '#domain/bookings/slots';
import { addDays, isDay } from '#domain/days';
import { ACTIVITY_PAGE, type ActivityPage } from '#domain/staff/activity-log';
import type { AuditRepository } from '../../repositories/audit.repository';
import type { StaffRepository } from '../../repositories/staff.repository';

export type ListActivityDeps = { audit: AuditRepository; staff: StaffRepository };

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
  { audit, staff }: ListActivityDeps,
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
  const shown = rows.slice(0, limit);
  return {
    logs: shown.map(({ actor, tbl, pk, seq, doneAt, receivedAt, ...row }) => ({
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
    next: rows.length > limit ? (shown.at(-1)?.seq ?? null) : null,
    people,
    actions,
  };
}
