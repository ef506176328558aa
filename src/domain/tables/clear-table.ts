import * as v from 'valibot';
import { FOREVER, type Mutation } from '../sync/mutation';

const clearTableInput = v.object({});

export const clearTableMutation = {
  kind: 'table.clear',
  entity: 'table',
  method: 'POST',
  path: '/api/admin/tables/:id/clear',
  schema: clearTableInput,
  verb: 'clear-table',
  routes: 'admin-seating',
  need: 'reservations.change',
  ttlMs: FOREVER,
  staleCode: 'booking.too_late',
  row: { name: 'table', store: 'venueTable' },
  audit: 'venue_table.clear',
} as const satisfies Mutation;
