import * as v from 'valibot';

export const clearTableInput = v.object({});

/** Marks a table as ready for the next party. */
export const clearTableMutation = {
  kind: 'table.clear',
  entity: 'table',
  method: 'POST',
  path: '/api/admin/tables/:id/clear',
  verb: 'clear-table',
  routes: 'admin-seating',
} as const;
