import { execFile } from 'node:child_process';
import { resolve } from 'node:path';
import { promisify } from 'node:util';
import { expect, test } from 'vitest';

const run = promisify(execFile);
const SCRIPT = resolve(import.meta.dirname, '../../support/evenings/rules-in-zone.ts');

const asked = new Map<string, ReturnType<typeof askRules>>();

/** Runs the rules once per time zone. */
function rulesIn(TZ: string): ReturnType<typeof askRules> {
  const response = asked.get(TZ) ?? askRules(TZ);
  asked.set(TZ, response);
  return response;
}

/** Returns the rules' results on a machine of that zone, and its offset in summer (minutes behind UTC). */
async function askRules(TZ: string): Promise<{ zone: number; rules: object }> {
  const { stdout } = await run(process.execPath, ['--import', 'tsx', SCRIPT], {
    env: { ...process.env, TZ },
    maxBuffer: 32 * 1024 * 1024,
  });
  return JSON.parse(stdout);
}

type Rules = {
  offered: { tables: string[]; brunch: string[] };
  turns: { wall: string; tables: string; brunch: string }[];
  midnight: string;
  forms: { output: { reservationDate: string }; shown: string }[];
};

test('bookings follow the venue’s clock, wherever the machine that reckons them stands', async () => {
  const machines = ['UTC', 'America/Los_Angeles', 'Pacific/Auckland'];
  const [utc, west, east] = await Promise.all(machines.map(rulesIn));
  expect([utc?.zone, west?.zone, east?.zone]).toEqual([0, 420, -720]);
  expect(Object.keys(utc?.rules ?? {})).toHaveLength(9);
  expect(west?.rules).toEqual(utc?.rules);
  expect(east?.rules).toEqual(utc?.rules);
}, 60_000);

test('the slots that are offered, and from which day on, are the venue’s in every zone', async () => {
  for (const zone of ['UTC', 'America/Los_Angeles', 'Pacific/Auckland']) {
    const { offered, turns, midnight, forms } = (await rulesIn(zone)).rules as Rules;
    expect([offered.tables.length, offered.tables[0], offered.tables[18]]).toEqual([
      19,
      '15:00',
      '00:00',
    ]);
    expect([offered.brunch.length, offered.brunch[0], offered.brunch[14]]).toEqual([
      15,
      '15:00',
      '22:00',
    ]);
    expect(turns).toEqual([
      { wall: '2026-07-04T23:59', tables: '2026-07-05', brunch: '2026-07-04' },
      { wall: '2026-07-05T00:30', tables: '2026-07-05', brunch: '2026-07-04' },
      { wall: '2026-07-05T03:59', tables: '2026-07-05', brunch: '2026-07-04' },
      { wall: '2026-07-05T04:00', tables: '2026-07-06', brunch: '2026-07-05' },
    ]);
    expect(midnight).toBe('2026-07-05T21:00:00.000Z');
    expect(forms[0]).toMatchObject({
      output: { reservationDate: '2026-01-01' },
      shown: '1 Ocak 2026 Per',
    });
  }
}, 60_000);
