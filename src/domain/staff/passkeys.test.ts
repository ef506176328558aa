import { expect, test } from 'vitest';
import { passkeySite } from './staff-account';

test.each<[origin: string, isConfigured: boolean, rpId: string | null]>([
  ['https://barbliss.com', true, 'barbliss.com'],
  ['https://barbliss.com:8443', true, 'barbliss.com'],
  ['https://barbliss.com', false, null],
  ['http://barbliss.com', true, null],
  ['https://192.168.1.20', true, null],
  ['https://[::1]', true, null],
  ['http://localhost:3000', false, 'localhost'],
  ['http://localhost:3000', true, 'localhost'],
  ['http://127.0.0.1:3000', false, null],
])('passkeys at %s, configured %s, belong to %s', (origin, isConfigured, rpId) => {
  const site = passkeySite(new URL(origin), isConfigured);
  expect(site).toEqual(rpId === null ? null : { rpId, origin });
});
