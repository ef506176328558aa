import { expect, test } from 'vitest';
import { tierName, tierProgress, USUAL_CLUB } from './points';

test.each([
  [0, 'bronze', 'silver', 200],
  [199, 'bronze', 'silver', 1],
  [500, 'gold', 'vip', 500],
  [1000, 'vip', null, 0],
])('%i points: %s, then %s in %i', (points, tier, next, missing) => {
  expect(tierProgress(points)).toMatchObject({ tier, next, missing });
});

test('tiers begin and are called as the club says', () => {
  const tr = ['Çırak', 'Kalfa', 'Usta', 'Pir'];
  const club = { ...USUAL_CLUB, tierPoints: [10, 20, 30], tierNames: { en: tr, tr } };
  expect(tierProgress(25, club)).toEqual({ tier: 'gold', next: 'vip', goal: 30, missing: 5 });
  expect(tierName('gold', club, 'tr')).toBe('Usta');
});
