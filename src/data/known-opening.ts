import type { Opening } from '#domain/opening/opening';
import { openingIn } from '#domain/opening/opening-schema';
import type { StoragePort } from './deps';
import { isRecord, recordOf } from './json';
import { VENUE_KEY } from './venue-key';

/** Returns null if this device has never read the venue, and in the service worker, which has no such storage. */
export function knownOpening(storage: StoragePort): Opening | null {
  const rules = recordOf(storage.read(VENUE_KEY) ?? undefined)?.rules;
  return isRecord(rules) ? openingIn(rules.opening) : null;
}
