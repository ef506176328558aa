import { expect, test } from 'vitest';
import { nextReward, rewardInReach, USUAL_CLUB } from './points';

test.each([
  [99, null, 'side'],
  [100, 'side', 'chicken'],
  [299, 'chicken', 'burger'],
  [300, 'burger', null],
])('%i points pay for %s, the next reward is %s', (points, inReach, next) => {
  expect(rewardInReach(points, USUAL_CLUB)).toBe(inReach);
  expect(nextReward(points, USUAL_CLUB)).toBe(next);
});

test('the dearest reward that points pay for counts, in whatever order the costs are', () => {
  const club = { ...USUAL_CLUB, rewardPoints: [400, 50, 300] };
  expect([rewardInReach(350, club), nextReward(350, club)]).toEqual(['burger', 'side']);
});
