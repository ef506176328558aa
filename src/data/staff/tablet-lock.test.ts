import { expect, test } from 'vitest';
import { isPinOf, pinKeyOf } from './tablet-lock';

test('a PIN kept on a tablet costs 310,000 rounds to try', async () => {
  const key = await pinKeyOf('4071');
  if (!key) throw new Error('no cryptography here');
  expect(key.rounds).toBe(310_000);
  expect(await isPinOf(key, '4071')).toBe(true);
  expect(await isPinOf(key, '4072')).toBe(false);
});
