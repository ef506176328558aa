import { expect, test } from 'vitest';
import { isPasswordRight } from './keys';

test('of a hundred concurrent passwords twenty-six are checked and the rest refused', async () => {
  const looks = Array.from({ length: 100 }, () => isPasswordRight('a guess', null));
  const settled = await Promise.allSettled(looks);
  const refused = settled.filter(({ status }) => status === 'rejected');
  expect(refused).toHaveLength(74);
  expect(refused[0]).toMatchObject({ reason: { code: 'rate_limited' } });
  expect(await isPasswordRight('a guess', null)).toBe(false);
});
