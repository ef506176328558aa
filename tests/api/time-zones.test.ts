import { execFile } from 'node:child_process';
import { resolve } from 'node:path';
import { promisify } from 'node:util';
import { expect, test } from 'vitest';

const run = promisify(execFile);
const SCRIPT = resolve(import.meta.dirname, '../support/rules-in-zone.ts');

/** What the rules say on a machine of that zone, and its offset in summer (minutes behind UTC). */
async function rulesIn(TZ: string): Promise<{ zone: number; rules: object }> {
  const { stdout } = await run(process.execPath, ['--import', 'tsx', SCRIPT], {
    env: { ...process.env, TZ },
    maxBuffer: 32 * 1024 * 1024,
  });
  return JSON.parse(stdout);
}

test('bookings follow the venue’s clock, wherever the machine that reckons them stands', async () => {
  const machines = ['UTC', 'America/Los_Angeles', 'Pacific/Auckland'];
  const [utc, west, east] = await Promise.all(machines.map(rulesIn));
  expect([utc?.zone, west?.zone, east?.zone]).toEqual([0, 420, -720]);
  expect(Object.keys(utc?.rules ?? {})).toHaveLength(4);
  expect(west?.rules).toEqual(utc?.rules);
  expect(east?.rules).toEqual(utc?.rules);
}, 60_000);
