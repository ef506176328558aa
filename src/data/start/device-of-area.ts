import type { OutboxDb } from '../db';
import type { DataDeps } from '../deps';
import type { OutboxLoop } from '../outbox/outbox-loop';
import { guestDevice } from './guest-device';

/** The device of an area; the staff's is loaded for staff only. */
export async function deviceOf(
  area: 'guest' | 'admin',
): Promise<{ deps: DataDeps<OutboxDb>; loop: OutboxLoop }> {
  if (area === 'guest') return guestDevice();
  const { staffDevice } = await import('./staff-device');
  return staffDevice();
}
