import { expect, test } from 'vitest';
import { readConfig } from './env';

test.each([
  [{}, '0.0.0.0'],
  [{ DEMO: '1' }, '127.0.0.1'],
  [{ DEMO: '1', HOST: '0.0.0.0' }, '0.0.0.0'],
])('with %o it listens on %s', (env, host) => {
  expect(readConfig(env).host).toBe(host);
});

test.each(['-1', '10', 'yes', '1.5'])('TRUST_PROXY=%s is refused', (TRUST_PROXY) => {
  expect(() => readConfig({ TRUST_PROXY })).toThrow('number of proxies');
});

test.each(['7', '0', 'ever'])('KEEP_DAYS=%s is refused', (KEEP_DAYS) => {
  expect(() => readConfig({ KEEP_DAYS })).toThrow('number of days');
});
