import { expect, test } from 'vitest';
import { settingValues } from '../settings/settings';
import type { GoLiveFacts } from './go-live';
import { GO_LIVE_POINTS, goLive } from './go-live';

const SET = new Map<string, unknown>([
  ['venue.legalName', 'Bliss Ltd. Şti.'],
  ['venue.taxOffice', 'Fethiye'],
  ['venue.taxNumber', '1234567890'],
  ['venue.mersis', '0123456789012345'],
  ['venue.kep', 'bliss@hs01.kep.tr'],
  ['venue.address', 'Sahil 1'],
  ['venue.location', { latitude: 36.6, longitude: 29.1 }],
  ['venue.phone', '+902520000000'],
  ['venue.email', 'hello@bar.test'],
  ['venue.heroPhoto', `/pictures/${'a'.repeat(32)}-1280.avif`],
  ['venue.teamPhoto', `/pictures/${'b'.repeat(32)}-1280.avif`],
  ['vat.licence', 'restaurant'],
]);

const READY: GoLiveFacts = {
  rules: settingValues(SET),
  isDemo: false,
  dishes: 90,
  photos: 90,
  bank: 'off',
  mail: { hasServer: true, sender: 'Bar Bliss <hello@bar.test>' },
};

function open(change: Partial<GoLiveFacts>) {
  const { points } = goLive({ ...READY, ...change });
  return points.filter(({ isDone }) => !isDone).map(({ point }) => point);
}

test('a venue with all its facts has nothing left to do', () => {
  expect(open({})).toEqual([]);
  expect(goLive(READY).isLiveWithoutLegal).toBe(false);
});

test('a new venue lacks everything but its hours and the payment on receipt', () => {
  const mail = { hasServer: false, sender: 'Bar Bliss <bar@barbliss.example>' };
  const left = open({ rules: settingValues(new Map()), photos: 0, mail });
  expect(left).toEqual(GO_LIVE_POINTS.filter((point) => !['hours', 'payment'].includes(point)));
});

test.each([...SET.keys()].filter((key) => key.startsWith('venue.')))(
  'an empty %s is named as missing',
  (key) => {
    const rules = settingValues(new Map([...SET].filter(([one]) => one !== key)));
    expect(goLive({ ...READY, rules }).points.flatMap(({ missing }) => missing)).toEqual([key]);
  },
);

test('only a venue that is no demo is told that it is live without its legal facts', () => {
  const rules = settingValues(new Map([...SET].filter(([key]) => key !== 'venue.taxNumber')));
  expect(goLive({ ...READY, rules }).isLiveWithoutLegal).toBe(true);
  expect(goLive({ ...READY, rules, isDemo: true }).isLiveWithoutLegal).toBe(false);
});

test('a bank that only tests, an example sender and a dish without a photo are not ready', () => {
  expect(open({ bank: 'test' })).toEqual(['payment']);
  expect(open({ bank: 'live' })).toEqual([]);
  const sender = 'Bar Bliss <bar@barbliss.example>';
  expect(open({ mail: { hasServer: true, sender } })).toEqual(['mail']);
  expect(open({ photos: 89 })).toEqual(['pictures']);
  const closed = { ...READY.rules, 'opening.hours': Array(7).fill(null) };
  expect(open({ rules: closed })).toEqual(['hours']);
});
