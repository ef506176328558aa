import { describe, expect, test } from 'vitest';
import { ENTRY_STATES } from './entry-state';
import { OTHER_PERSON } from './principal';
import { isUnsent } from './unsent';

describe('what would be lost with the device', () => {
  test('is every entry that the server may not have', () => {
    expect(ENTRY_STATES.filter((state) => isUnsent({ state }))).toEqual([
      'queued',
      'sending',
      'needs_user',
      'blocked_auth',
      'blocked_upgrade',
      'quarantined',
    ]);
  });

  test('is not an entry that the server refused', () => {
    expect(isUnsent({ state: 'needs_user', lastHttp: 409, lastCode: 'conflict' })).toBe(false);
    expect(isUnsent({ state: 'rejected', lastHttp: 403 })).toBe(false);
  });

  test('is a mutation that grew too old here after a session had ended', () => {
    expect(isUnsent({ state: 'needs_user', lastHttp: 401, lastCode: 'stale_order' })).toBe(true);
  });

  test('is a mutation of another person, whatever its state', () => {
    expect(isUnsent({ state: 'needs_user', lastHttp: 409, lastCode: OTHER_PERSON })).toBe(true);
  });
});
