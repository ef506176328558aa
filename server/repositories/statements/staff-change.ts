import type { audit } from '../../db/tables/staff.table';
import type { Claim } from '../stored-responses.repository';

/** A member of staff moves a booking to another status. */
export type StaffChange<Change> = {
  claim: Claim;
  reservationId: string;
  change: Change;
  member: { id: string; firstName: string };
  ageMs: number;
};

type Fact = {
  id: string;
  /** When the booking came in: nothing was done with it before that, whatever the tablet's clock says. */
  since: number;
  tbl: string;
  /** What it is about, beside the status. */
  fact: string;
  before: Record<string, unknown>;
  at: number;
};

/** The same for a fact beside the status. */
export function factAudit(
  { member, reservationId, change, ageMs }: StaffChange<Record<string, unknown>>,
  { id, since, tbl, fact, before, at }: Fact,
): typeof audit.$inferInsert {
  return {
    id,
    actor: member.id,
    action: `${tbl}.${fact}`,
    tbl,
    pk: reservationId,
    before,
    after: { ...change },
    doneAt: Math.max(since, at - ageMs),
    receivedAt: at,
  };
}

type Optimistic = { id: string; tbl: string; before: string; since: number; at: number };

/** Who changed what, from what to what, when it was done and when it arrived. */
export function statusAudit(
  { member, reservationId, change, ageMs }: StaffChange<{ status: string }>,
  { id, tbl, before, since, at }: Optimistic,
): typeof audit.$inferInsert {
  return {
    id,
    actor: member.id,
    action: `${tbl}.status`,
    tbl,
    pk: reservationId,
    before: { status: before },
    after: { ...change },
    doneAt: Math.max(since, at - ageMs),
    receivedAt: at,
  };
}
