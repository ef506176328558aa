import { expect, test } from 'vitest';
import { boundToken, hashPassword, isPasswordRight, keysFrom, sameHash, secretHash } from './keys';

test('a password is right, wrong, or belongs to nobody', async () => {
  const stored = await hashPassword('raki ve balık');
  expect(await isPasswordRight('raki ve balık', stored)).toBe(true);
  expect(await isPasswordRight('rakı ve balık', stored)).toBe(false);
  expect(await isPasswordRight('raki ve balık', null)).toBe(false);
  expect(await hashPassword('raki ve balık')).not.toBe(stored);
  expect(stored).toMatch(/^scrypt\$32768\$8\$1\$/);
});

test('an unknown account takes as long as a wrong password', async () => {
  const stored = await hashPassword('x');
  const timeOf = async (hash: string | null) => {
    const start = process.cpuUsage().user;
    for (let guess = 0; guess < 2; guess += 1) await isPasswordRight('guess', hash);
    return process.cpuUsage().user - start;
  };
  const [wrong, unknown] = [await timeOf(stored), await timeOf(null)];
  expect(unknown).toBeGreaterThan(wrong / 3);
});

test('a bound token is the same for the same text and key, and another for any other', () => {
  const [one, two] = [keysFrom(Buffer.alloc(32, 1)), keysFrom(Buffer.alloc(32, 2))];
  expect(boundToken(one.device, 'a')).toBe(boundToken(one.device, 'a'));
  const others = [
    boundToken(one.device, 'b'),
    boundToken(one.bearer, 'a'),
    boundToken(two.device, 'a'),
  ];
  expect(new Set([boundToken(one.device, 'a'), ...others]).size).toBe(4);
});

test('hashes are the same only when both are there and equal', () => {
  expect(sameHash(secretHash('a'), secretHash('a'))).toBe(true);
  expect(sameHash(secretHash('a'), secretHash('b'))).toBe(false);
  expect(sameHash(null, null)).toBe(false);
});
