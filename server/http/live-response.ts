import type { Context } from 'hono';
import type { GuestLiveChannel } from '../services/live/guest-live-channel';
import type { LiveHub } from '../services/live/live-hub';

export type LiveDeps = { live: LiveHub; guestLive: GuestLiveChannel };

/** Sends an event stream without proxy buffering. A HEAD request opens none. */
export function eventStream(c: Context, open: () => ReadableStream<Uint8Array>): Response {
  c.header('Content-Type', 'text/event-stream; charset=UTF-8');
  c.header('Cache-Control', 'no-store, no-transform');
  c.header('X-Accel-Buffering', 'no');
  if (c.req.method === 'HEAD') return c.body(null);
  return c.body(open());
}
