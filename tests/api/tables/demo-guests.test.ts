import { expect, test } from 'vitest';
import { keepsTable } from '#domain/bookings/booking';
import { brunchRound } from '#domain/bookings/brunch-round';
import { seedDemoGuests } from '../../../server/db/migrate';
import { readConfig } from '../../../server/setup/env';
import { readSnapshot } from '../../../server/usecases/sync/read-changes';
import { EVENING, MINUTE } from '../../support/bar/fixtures';
import type { TestApp } from '../../support/bar/test-app';
import { describeOnFile } from '../../support/bar/test-app';
import { createBrowser } from '../../support/bar/test-browser';
import { bookTable, tableWish } from '../../support/data/test-bookings';

const HOUR = 60 * MINUTE;
/** Lists Saturday's times by the venue's clock: before opening, in the evening, and after closing time. */
const TIMES = { morning: EVENING - 11 * HOUR, evening: EVENING, night: EVENING + 5 * HOUR };

describeOnFile('a demo venue on its first day', (openApp) => {
  const open = async (startAt: number) => {
    const bar = await openApp({ startAt });
    await seedDemoGuests(bar.deps);
    return { bar, book: await bookOf(bar) };
  };

  test('has a seated party, a brunch with running refills, and later bookings', async () => {
    const { book } = await open(TIMES.evening);
    expect(book.tables.filter(({ status }) => status === 'seated')).toHaveLength(1);
    expect(book.tables.filter(({ serviceDay }) => serviceDay === '2026-07-04')).toHaveLength(3);
    expect(book.tables.filter(({ serviceDay }) => serviceDay === '2026-07-05')).toHaveLength(2);
    const [running] = book.brunches.filter(({ firstDrinkAt }) => firstDrinkAt !== null);
    expect(brunchRound(Date.parse(running?.firstDrinkAt ?? ''), EVENING).phase).toBe('running');
  });

  test.each(Object.entries(TIMES))(
    'has two for tomorrow, one deposit to wait for and one message, in the %s',
    async (_, at) => {
      const { book } = await open(at);
      const due = book.brunches.filter(
        (one) => one.depositDueAt !== null && one.depositPaidAt === null,
      );
      expect(due.map(({ status }) => status)).toEqual(['pending']);
      expect(Date.parse(due[0]?.depositDueAt ?? '')).toBeGreaterThan(at);
      expect(book.messages).toMatchObject([{ status: 'new' }]);
      expect(
        book.tables.filter(({ reservationDate }) => Date.parse(reservationDate) > at).length,
      ).toBeGreaterThan(1);
    },
  );

  test('seats nobody while it is closed', async () => {
    for (const at of [TIMES.morning, TIMES.night]) {
      const { book } = await open(at);
      expect(book.tables.filter(({ status }) => status === 'seated')).toEqual([]);
      expect(book.brunches.filter(({ firstDrinkAt }) => firstDrinkAt !== null)).toEqual([]);
    }
  });

  test('has every party at a table of its own, in its area and large enough', async () => {
    const { book } = await open(TIMES.evening);
    const parties = [...book.tables, ...book.brunches];
    expect(new Set(parties.map(({ tableId }) => tableId)).size).toBe(parties.length);
    expect(parties.every(({ status }) => keepsTable(status))).toBe(true);
    for (const { tableId, partySize } of parties) {
      expect(book.venueTables.get(Number(tableId))?.seats).toBeGreaterThanOrEqual(partySize);
    }
    for (const { tableId, tablePreference } of book.tables) {
      expect(book.venueTables.get(Number(tableId))?.area).toBe(tablePreference);
    }
  });

  test('puts no guest over bookings that stand', async () => {
    const bar = await openApp({ startAt: TIMES.evening });
    await bookTable(createBrowser(bar), tableWish());
    await seedDemoGuests(bar.deps);
    const { tables, brunches } = await bookOf(bar);
    expect([...tables, ...brunches].map(({ guestName }) => guestName)).toEqual(['Ada Kaya']);
  });

  test('gets its guests once: a deleted booking does not come back', async () => {
    const { bar, book } = await open(TIMES.evening);
    await bar.rows('delete from reservation');
    await seedDemoGuests(bar.deps);
    expect((await bookOf(bar)).tables).toEqual([]);
    expect((await bookOf(bar)).brunches).toHaveLength(book.brunches.length);
  });
});

test('only a demo has guests of its own, and one may ask for none', () => {
  const guests = (env: Record<string, string>) => readConfig(env).hasDemoGuests;
  expect([guests({}), guests({ DEMO: '1' }), guests({ DEMO: '1', DEMO_GUESTS: 'off' })]).toEqual([
    false,
    true,
    false,
  ]);
});

async function bookOf({ deps }: TestApp) {
  const { reservations, brunches, messages, tables } = await readSnapshot(deps, {
    role: 'staff',
  });
  return {
    tables: reservations,
    brunches,
    messages,
    venueTables: new Map(tables.map((table) => [table.id, table])),
  };
}
