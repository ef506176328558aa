import { expect, test } from 'vitest';
import { nextReward, rewardInReach } from './rewards';

test.each([
  [99, null, 'side'],
  [100, 'side', 'chicken'],
  [299, 'chicken', 'burger'],
  [300, 'burger', null],
])('%i points pay for %s, the next reward is %s', (points, inReach, next) => {
  expect(rewardInReach(points)).toBe(inReach);
  expect(nextReward(points)).toBe(next);
});
