import { operation } from '../sync/operation';

/** What is wrong now, and whose booking mail never went out. */
export const read = operation('watch.read', 'GET /api/admin/watch', 'settings.read');
