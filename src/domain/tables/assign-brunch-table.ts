export const assignBrunchTableMutation = {
  kind: 'brunch.table',
  entity: 'brunch',
  method: 'PATCH',
  path: '/api/admin/brunch-reservations/:id/table',
  verb: 'assign-brunch-table',
  routes: 'admin-seating',
} as const;
