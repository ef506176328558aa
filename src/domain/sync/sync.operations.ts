import { operation } from './operation';

const need = 'orders.read';

export const pull = operation('sync.pull', 'GET /api/admin/sync', need);
export const snapshot = operation('sync.snapshot', 'GET /api/admin/snapshot', need);
export const tablets = operation('sync.tablets', 'GET /api/admin/tablets', need);
export const live = {
  ...operation('sync.live', 'GET /api/admin/live', need),
  byCookie: true,
} as const;
