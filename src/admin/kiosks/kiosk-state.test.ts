import { expect, test } from 'vitest';
import type { KioskRead } from '#domain/kiosks/kiosk';
import { kioskState } from './KiosksSection';

const SEEN = Date.parse('2026-07-04T17:30:00Z');
const KIOSK: KioskRead = {
  id: 'k',
  v: 1,
  name: 'Terrace',
  tableLabel: null,
  isOutOfOrder: false,
  seenAt: new Date(SEEN).toISOString(),
  isInUse: false,
  waiting: 0,
  waitingCodes: [],
  unsent: [],
};

test.each([
  ['free', {}, 0],
  ['used', { isInUse: true }, 60_000],
  ['out', { isOutOfOrder: true, isInUse: true }, 0],
  ['silent', { isOutOfOrder: true }, 60_001],
  ['unseen', { seenAt: null }, 0],
] as const)('a kiosk is %s', (state, more, sinceMs) => {
  expect(kioskState({ ...KIOSK, ...more }, SEEN + sinceMs)).toBe(state);
});
