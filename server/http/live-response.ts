import type { Context } from 'hono';
import type { LiveHub } from '../services/live-hub';
import type { StaffEnv } from './require-staff';

export type LiveDeps = { live: LiveHub };

/** An event stream for one tablet, that no proxy may hold back. */
export function liveResponse(c: Context<StaffEnv>, { live }: LiveDeps): Response {
  c.header('Content-Type', 'text/event-stream; charset=UTF-8');
  c.header('Cache-Control', 'no-store, no-transform');
  c.header('X-Accel-Buffering', 'no');
  if (c.req.method === 'HEAD') return c.body(null);
  return c.body(live.open(c.get('session').cookieHash));
}
