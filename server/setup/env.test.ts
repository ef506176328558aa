import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
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

test('a secret can lie in a file', () => {
  const folder = mkdtempSync(join(tmpdir(), 'bar-bliss-secret-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const file = join(folder, 'smtp');
  writeFileSync(file, 'smtp://bar:secret@mail.example:587\n');
  expect(readConfig({ SMTP_URL_FILE: file }).smtpUrl).toBe('smtp://bar:secret@mail.example:587');
  expect(() => readConfig({ SMTP_URL_FILE: `${file}.gone` })).toThrow('ENOENT');
});
