import * as v from 'valibot';
import { FOREVER, type Mutation } from '../sync/mutation';
import { CALLS } from './seating';

/** The person saw the call at `at` (ISO time); a later call of the same kind stays open. */
const takeCallInput = v.object({ call: v.picklist(CALLS), at: v.string() });

export const takeCallMutation = {
  kind: 'seating.call',
  entity: 'call',
  method: 'POST',
  path: '/api/admin/seatings/:id/call',
  schema: takeCallInput,
  verb: 'take-call',
  routes: 'admin-bills',
  need: 'orders.change',
  ttlMs: FOREVER,
  staleCode: 'booking.too_late',
  row: { name: 'seating', store: 'seating' },
  audit: 'seating.call',
} as const satisfies Mutation;
