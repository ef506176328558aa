import type { audit } from '../../db/tables/staff.table';
import type { Claim } from '../stored-responses.repository';

export type StaffChange<Change> = {
  claim: Claim;
  bookingId: string;
  change: Change;
  member: { id: string; firstName: string };
  ageMs: number;
};

type Fact = {
  id: string;
  /** The booking's creation time is the lower bound for times from older tablets' clocks. */
  since: number;
  action: string;
  tbl: string;
  before: Record<string, unknown>;
  at: number;
};

/** Returns the audit row of a staff change: person, old and new values, time of the tap and of arrival. */
export function staffAudit(
  { member, bookingId, change, ageMs }: StaffChange<Record<string, unknown>>,
  { id, since, action, tbl, before, at }: Fact,
): typeof audit.$inferInsert {
  return {
    id,
    actor: member.id,
    action,
    tbl,
    pk: bookingId,
    before,
    after: { ...change },
    doneAt: Math.max(since, at - ageMs),
    receivedAt: at,
  };
}
